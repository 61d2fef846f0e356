import type { PublicReader } from '#contract/readers/calls.ts';
import { usePrivatePicture } from '../platform/usePrivatePicture.ts';
import { isPrivatePicture } from '../tarot/pictures.ts';
import { Avatar } from '../ui/Avatar.tsx';

/** A reader's round picture; a picture of an account is loaded with the session's token. */
export function ReaderAvatar({ reader }: { reader: Pick<PublicReader, 'firstName' | 'picture'> }) {
  const { firstName, picture } = reader;
  const isPrivate = picture !== null && isPrivatePicture(picture);
  const fetched = usePrivatePicture(isPrivate ? picture : null);
  return <Avatar name={firstName} src={isPrivate ? fetched : picture} size={56} isDecorative />;
}
