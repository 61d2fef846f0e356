import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NotLoadedProps {
  says: string;
  onRetry: () => void;
  /** Why, where it is known. */
  children?: ReactNode;
}

/** In the place of what could not be loaded: why, and another try. */
export const NotLoaded = ({ says, onRetry, children }: NotLoadedProps) => (
  <div role="alert">
    <EmptyState
      says={says}
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
);
