/** How many characters a text has, as the limits of the forms count them: an emoji is one. `5,000` */
export const countCharacters = (text: string): string => [...text].length.toLocaleString('en');
