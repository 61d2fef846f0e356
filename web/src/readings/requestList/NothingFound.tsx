import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** In place of a member's requests, if none matches the search and the filters. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    message="No letter matches"
    action={
      <Button variant="quiet" onClick={onClear}>
        Show all letters
      </Button>
    }
  >
    Try another word, or fewer filters.
  </EmptyState>
);
