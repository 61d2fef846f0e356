/** The product's name: the only place where it stands as a word to be shown. */
export const PRODUCT_NAME = 'Moonletter';
