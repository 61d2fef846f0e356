import { Failure } from '../platform/failure.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Paper } from '../ui/Paper.tsx';

/** In the place of what could not be loaded: why, and another try. */
export const LoadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Paper>
    <div role="alert">
      <EmptyState
        says="The post did not arrive"
        action={
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {error instanceof Failure && error.details}
      </EmptyState>
    </div>
  </Paper>
);
