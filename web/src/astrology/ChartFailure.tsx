import { Failure } from '../platform/failure.ts';
import { LoadError } from '../ui/LoadError.tsx';

export const ChartFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <LoadError message="The chart could not be loaded" onRetry={onRetry}>
    {error instanceof Failure && error.details}
  </LoadError>
);
