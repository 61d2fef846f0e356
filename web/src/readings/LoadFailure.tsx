import { Failure } from '../platform/failure.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Paper } from '../ui/Paper.tsx';

export const LoadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Paper>
    <NotLoaded says="The post did not arrive" onRetry={onRetry}>
      {error instanceof Failure && error.details}
    </NotLoaded>
  </Paper>
);
