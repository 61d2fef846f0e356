import { Failure } from './failure.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { Paper } from '../ui/Paper.tsx';

export const LoadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Paper>
    <LoadError message="This could not be loaded" onRetry={onRetry}>
      {error instanceof Failure && error.details}
    </LoadError>
  </Paper>
);
