import { useEffect, useEffectEvent } from 'react';
import { describeActionFailure, Failure, isUnreachable } from './failure.ts';
import { whenReachable } from './reachable.ts';
import { LoadErrorMessage } from '../ui/LoadErrorMessage.tsx';
import { Paper } from '../ui/Paper.tsx';

/**
 * The error of a part of a screen whose data could not be loaded, with a button to try again. If the server was
 * unreachable, it tries again by itself as soon as the server responds.
 */
export function LoadErrorPaper({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => (isUnreachable(error) ? whenReachable(() => retry()) : undefined), [error]);
  return (
    <Paper>
      <LoadErrorMessage message="This could not be loaded" onRetry={onRetry}>
        {error instanceof Failure && describeActionFailure(error)}
      </LoadErrorMessage>
    </Paper>
  );
}
