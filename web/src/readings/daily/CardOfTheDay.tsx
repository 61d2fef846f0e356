import { useQuery } from '@tanstack/react-query';
import { listTarotCards, listTarotImages } from '#contract/tarot/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { CardPicture } from '../../tarot/CardPicture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CardOfTheDay.module.css';
import { useNow } from '../../platform/useNow.ts';
import { cardOfDay } from './cardOfDay.ts';

/** The tarot card of the day with its question: something to think about while a letter is written. */
export function CardOfTheDay() {
  const { name, slug } = cardOfDay(useNow());
  const cards = useQuery({ ...queryOptionsFor(listTarotCards, {}), staleTime: Infinity });
  const images = useQuery({ ...queryOptionsFor(listTarotImages, { name }), staleTime: Infinity });
  const meaning = cards.data?.find((card) => card.slug === slug);
  return (
    <figure className={styles.card}>
      <div>
        {images.isPending ? (
          <Skeleton shape="card" />
        ) : (
          <CardPicture imagePath={images.data?.[0]?.imagePath ?? ''} alt="" sizes="96px" />
        )}
      </div>
      <figcaption>
        <span className={styles.kicker}>The card of today</span>
        <strong>{name}</strong>
        {cards.isPending && <Skeleton lines={2} />}
        {meaning !== undefined && <span className={styles.question}>{meaning.question}</span>}
      </figcaption>
    </figure>
  );
}
