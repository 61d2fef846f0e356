/** The product's name as shown to people; it is written nowhere else. */
export const PRODUCT_NAME = 'Moonletter';

/** Shown for an error without a message of its own. */
export const DEFAULT_MESSAGE = 'Something went wrong please try again or contact support';
