"""The laws, a module for each subject and a function for each law; `conformance` lists them."""
