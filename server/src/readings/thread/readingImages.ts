/** Path of pictures sent with answers. Card pictures of decks have another path and are public. */
export const READING_IMAGE_PATH = '/api/reading_images/';
