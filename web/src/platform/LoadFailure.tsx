import { Failure } from './failure.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { Paper } from '../ui/Paper.tsx';

/** The error of a part of a screen whose data could not be loaded, with a button to try again. */
export const LoadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Paper>
    <LoadError message="This could not be loaded" onRetry={onRetry}>
      {error instanceof Failure && error.details}
    </LoadError>
  </Paper>
);
