import styles from './Card.module.css';

interface CardProps {
  deck: 'night' | 'paper' | 'oracle';
  slug: string;
  /** The alt text; '' if the text beside the picture is enough. */
  name: string;
  sizes: string;
}

/** A card of our decks. The server adds the version to its address. */
export function Card({ deck, slug, name, sizes }: CardProps) {
  const path = (width: number) => `/decks/${deck}/${slug}-${width}.webp`;
  return (
    <img
      className={styles.card}
      src={path(300)}
      srcSet={`${path(300)} 300w, ${path(600)} 600w`}
      sizes={sizes}
      width={300}
      height={500}
      alt={name}
      loading="lazy"
      decoding="async"
    />
  );
}
