import { useQuery } from '@tanstack/react-query';
import { listOracleCards, listTarotCards } from '#contract/tarot/calls.ts';
import { findCard, findOracleCard } from '#contract/tarot/rules.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import styles from './CardMeaning.module.css';

interface CardMeaningProps {
  name: string;
  isReversed?: boolean;
}

/** A card's meaning, upright or reversed: keywords, a sentence, and a question for reflection. */
export function CardMeaning({ name, isReversed = false }: CardMeaningProps) {
  const meaning = useCardMeaning(name, isReversed);
  if (meaning === undefined) return null;
  return (
    <div className={styles.meaning}>
      <p className={styles.keywords}>{meaning.keywords.join(' · ')}</p>
      <p>{meaning.text}</p>
      {meaning.question !== '' && <p className={styles.question}>{meaning.question}</p>}
    </div>
  );
}

function useCardMeaning(name: string, isReversed: boolean) {
  const isOracle = findOracleCard(name) !== undefined;
  const slug = (findOracleCard(name) ?? findCard(name))?.slug;
  const { data: tarot } = useQuery({
    ...queryOptionsFor(listTarotCards, {}),
    enabled: slug !== undefined && !isOracle,
    staleTime: Infinity,
  });
  const { data: oracle } = useQuery({
    ...queryOptionsFor(listOracleCards, {}),
    enabled: isOracle,
    staleTime: Infinity,
  });
  if (isOracle) {
    const card = oracle?.find((one) => one.slug === slug);
    return card && { keywords: [card.keynote], text: card.text, question: '' };
  }
  const card = tarot?.find((one) => one.slug === slug);
  return (
    card && {
      keywords: isReversed ? card.reversedKeywords : card.keywords,
      text: isReversed ? card.reversed : card.upright,
      question: card.question,
    }
  );
}
