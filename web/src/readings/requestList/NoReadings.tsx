import { EmptyState } from '../../ui/EmptyState.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { useDailyQuote } from '../queries.ts';

/** In place of the letters of a member who has not asked anything yet. */
export function NoReadings() {
  const quote = useDailyQuote();
  return (
    <Paper isRaised>
      <EmptyState message="You have not asked anything yet" quote={quote}>
        Put a question into words, as you would to a friend. A reader lays the cards for it and writes you a
        letter.
      </EmptyState>
    </Paper>
  );
}
