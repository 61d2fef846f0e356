import styles from './TurningCard.module.css';
import { CardPicture } from './CardPicture.tsx';
import { findBack } from './pictures.ts';

interface TurningCardProps {
  imagePath: string;
  alt: string;
  isReversed: boolean;
}

/** A large card that turns from its back to its face when it appears. */
export function TurningCard({ imagePath, alt, isReversed }: TurningCardProps) {
  const back = findBack(imagePath);
  return (
    <div className={styles.turning}>
      <CardPicture imagePath={imagePath} alt={alt} sizes="360px" isReversed={isReversed} />
      {back !== undefined && <span className={styles.back} style={{ backgroundImage: `url("${back}")` }} />}
    </div>
  );
}
