/** The product's name as shown to people; it is written nowhere else. */
export const PRODUCT_NAME = 'Moonletter';
