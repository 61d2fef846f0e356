import { formatLongDate } from '#contract/dates.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { RequestWithLetters } from '#contract/readings/calls.ts';
import { useMe } from '../../accounts/useMe.ts';
import { Seal } from '../../ui/Seal.tsx';
import styles from './LetterBook.module.css';

/** The book's title page: the member's name, the number of letters, and the first and last date. */
export function TitlePage({ chapters }: { chapters: readonly RequestWithLetters[] }) {
  const { firstName } = useMe();
  const letters = chapters.flatMap((chapter) => chapter.letters);
  const [first, last] = [letters[0]!, letters.at(-1)!].map(({ createdAt }) => formatLongDate(createdAt));
  return (
    <section className={styles.title} aria-labelledby="book-title">
      <Seal size={96} />
      <h2 id="book-title">
        The letters of <span dir="auto">{firstName}</span>
      </h2>
      <p>{letters.length === 1 ? 'One letter' : `${letters.length} letters`}</p>
      <p>{first === last ? first : `${first} to ${last}`}</p>
      <p className={styles.by}>{PRODUCT_NAME}</p>
    </section>
  );
}
