import { Avatar } from '../../ui/Avatar.tsx';
import { useReaderPicture } from '../useReaderPicture.ts';

interface ReaderFaceProps {
  reader: { firstName: string; picture: string | null };
  size?: number;
}

/** A reader's picture, or their initial without one. Decorative, because the name is shown beside it. */
export function ReaderFace({ reader: { firstName, picture }, size = 44 }: ReaderFaceProps) {
  return <Avatar name={firstName} src={useReaderPicture(picture)} size={size} isDecorative />;
}
