import { usePrivatePicture } from '../platform/usePrivatePicture.ts';
import { isPrivatePicture } from '../tarot/pictures.ts';

/** A reader's picture as a URL for `<img src>`; a picture of an account is fetched with the session's token. */
export function useReaderPicture(picture: string | null): string | null | undefined {
  const isPrivate = picture !== null && isPrivatePicture(picture);
  const fetched = usePrivatePicture(isPrivate ? picture : null);
  return isPrivate ? fetched : picture;
}
