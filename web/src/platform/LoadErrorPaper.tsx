import { Failure } from './failure.ts';
import { LoadErrorMessage } from '../ui/LoadErrorMessage.tsx';
import { Paper } from '../ui/Paper.tsx';

/** The error of a part of a screen whose data could not be loaded, with a button to try again. */
export const LoadErrorPaper = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Paper>
    <LoadErrorMessage message="This could not be loaded" onRetry={onRetry}>
      {error instanceof Failure && error.details}
    </LoadErrorMessage>
  </Paper>
);
