import { useQuery } from '@tanstack/react-query';
import { oracleCards, tarotCards } from '#contract/tarot/calls.ts';
import { cardNamed, oracleCardNamed } from '#contract/tarot/rules.ts';
import { ask } from '../platform/queries.ts';
import styles from './CardMeaning.module.css';

interface CardMeaningProps {
  name: string;
  isReversed?: boolean;
}

/** What a card means, as it lies: its keywords, a sentence, and a question to ask oneself. */
export function CardMeaning({ name, isReversed = false }: CardMeaningProps) {
  const meaning = useMeaning(name, isReversed);
  if (meaning === undefined) return null;
  return (
    <div className={styles.meaning}>
      <p className={styles.keywords}>{meaning.keywords.join(' · ')}</p>
      <p>{meaning.says}</p>
      {meaning.question !== '' && <p className={styles.question}>{meaning.question}</p>}
    </div>
  );
}

function useMeaning(name: string, isReversed: boolean) {
  const isOracle = oracleCardNamed(name) !== undefined;
  const slug = (oracleCardNamed(name) ?? cardNamed(name))?.slug;
  const { data: tarot } = useQuery({
    ...ask(tarotCards, {}),
    enabled: slug !== undefined && !isOracle,
    staleTime: Infinity,
  });
  const { data: oracle } = useQuery({ ...ask(oracleCards, {}), enabled: isOracle, staleTime: Infinity });
  if (isOracle) {
    const card = oracle?.find((one) => one.slug === slug);
    return card && { keywords: [card.keynote], says: card.text, question: '' };
  }
  const card = tarot?.find((one) => one.slug === slug);
  return (
    card && {
      keywords: isReversed ? card.reversedKeywords : card.keywords,
      says: isReversed ? card.reversed : card.upright,
      question: card.question,
    }
  );
}
