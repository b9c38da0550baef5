"""Chapter 6, extra rules: haggling and paid passages."""
