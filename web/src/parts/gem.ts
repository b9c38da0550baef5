// The outline of a cut gem around its middle, as the pictures of several games show it.
export const GEM = 'M0-15L13-4 8 14H-8L-13-4z';
