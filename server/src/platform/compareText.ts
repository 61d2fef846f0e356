/** Orders names and titles as in an index: `adam`, `Ålesund`, `Émile`, `Zed`. For `toSorted`. */
export const compareText = new Intl.Collator('en').compare;
