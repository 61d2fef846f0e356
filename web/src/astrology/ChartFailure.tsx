import { Failure } from '../platform/failure.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';

export const ChartFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <NotLoaded says="The sky is clouded over" onRetry={onRetry}>
    {error instanceof Failure && error.details}
  </NotLoaded>
);
