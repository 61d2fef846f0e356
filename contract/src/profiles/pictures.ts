/** The MIME types that the server can decode. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The maximum size of an uploaded picture. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** The message of a picture that is too large, in the browser and from the server. */
export const PICTURE_TOO_LARGE = 'A picture has at most 10 MB';
/** The message of a file that is of another type or cannot be decoded. */
export const NOT_A_PICTURE = 'This is not a picture that can be read. Please choose a JPEG, PNG or WebP';

/**
 * Why a chosen file cannot be a picture, by its size in bytes and its MIME type as the browser reports it, which is empty
 * if it does not know the type; null if it may be one. The server decides by the content.
 */
export function findPictureError({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (type !== '' && !PICTURE_TYPES.some((accepted) => accepted === type)) return NOT_A_PICTURE;
  return size > PICTURE_MAX_BYTES ? PICTURE_TOO_LARGE : null;
}
