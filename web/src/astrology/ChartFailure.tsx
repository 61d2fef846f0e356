import { describeActionFailure, Failure } from '../platform/failure.ts';
import { LoadErrorMessage } from '../ui/LoadErrorMessage.tsx';

export const ChartFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <LoadErrorMessage message="The chart could not be loaded" onRetry={onRetry}>
    {error instanceof Failure && describeActionFailure(error)}
  </LoadErrorMessage>
);
