import { Failure } from '../platform/failure.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** In the place of a chart that could not be loaded: why, and another try. */
export const ChartFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      says="The sky is clouded over"
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error instanceof Failure && error.details}
    </EmptyState>
  </div>
);
