import { usePrivatePicture } from '../../platform/usePrivatePicture.ts';
import { isPrivatePicture } from '../../tarot/pictures.ts';
import { Avatar } from '../../ui/Avatar.tsx';

interface ReaderFaceProps {
  reader: { firstName: string; picture: string | null };
  size?: number;
}

/** A reader's picture, or their initial without one. Decorative, because the name is shown beside it. */
export function ReaderFace({ reader: { firstName, picture }, size = 44 }: ReaderFaceProps) {
  const isPrivate = picture !== null && isPrivatePicture(picture);
  const own = usePrivatePicture(isPrivate ? picture : null);
  return <Avatar name={firstName} src={(isPrivate ? own : picture) ?? null} size={size} isDecorative />;
}
