import { Quote } from '../../ui/EmptyState.tsx';
import { useDailyQuote } from '../queries.ts';

/** The quote of the day; nothing until it is loaded. */
export function QuoteOfTheDay() {
  const quote = useDailyQuote();
  return quote && <Quote {...quote} />;
}
