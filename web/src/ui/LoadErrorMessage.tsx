import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface LoadErrorMessageProps {
  message: string;
  onRetry: () => void;
  /** The reason, where it is known. */
  children?: ReactNode;
}

/** Shown in place of content that could not be loaded: the reason, and a retry button. */
export const LoadErrorMessage = ({ message, onRetry, children }: LoadErrorMessageProps) => (
  <div role="alert">
    <EmptyState
      message={message}
      action={
        <Button
          variant="quiet"
          onClick={() => {
            // The button disappears while the content is loaded.
            document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
            onRetry();
          }}
        >
          Try again
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
);
