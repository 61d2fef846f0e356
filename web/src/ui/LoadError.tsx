import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface LoadErrorProps {
  message: string;
  onRetry: () => void;
  /** Why, where it is known. */
  children?: ReactNode;
}

/** In the place of what could not be loaded: why, and another try. */
export const LoadError = ({ message, onRetry, children }: LoadErrorProps) => (
  <div role="alert">
    <EmptyState
      message={message}
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
