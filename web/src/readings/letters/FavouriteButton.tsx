import { IconButton } from '../../ui/Button.tsx';
import { StarIcon } from '../../ui/homeIcons.tsx';
import styles from './FavouriteButton.module.css';
import { useFavourite } from './useFavourite.ts';

interface FavouriteButtonProps {
  request: { id: number; title: string; isFavourite: boolean };
  isOnNight?: boolean;
}

/** The star of a request: filled when it is a favourite. */
export function FavouriteButton({ request, isOnNight = false }: FavouriteButtonProps) {
  const { id, title } = request;
  const { pendingValue, set } = useFavourite(id);
  const isFavourite = pendingValue ?? request.isFavourite;
  return (
    <span className={styles.star}>
      <IconButton
        label={`Favourite: ${title}`}
        aria-pressed={isFavourite}
        isOnNight={isOnNight}
        onClick={() => pendingValue === undefined && set(!isFavourite)}
      >
        <StarIcon />
      </IconButton>
    </span>
  );
}
