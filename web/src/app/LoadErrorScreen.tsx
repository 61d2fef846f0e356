import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeActionFailure, type Failure } from '../platform/failure.ts';
import { formatPageTitle } from '../platform/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { ButtonRow } from '../ui/layout.tsx';

interface LoadErrorScreenProps {
  failure: Failure;
  /** Renders the screen again. */
  onRetry: () => void;
}

/** Shown instead of a screen whose data could not be loaded. */
export function LoadErrorScreen({ failure, onRetry }: LoadErrorScreenProps) {
  // Otherwise the failed queries would throw their errors again without refetching.
  const { reset } = useQueryErrorResetBoundary();
  const tryAgain = () => {
    reset();
    onRetry();
  };
  useEffect(() => {
    document.title = formatPageTitle('This page could not be loaded');
  }, []);
  return (
    <NightPage heading="This page could not be loaded">
      <p role="alert">{describeActionFailure(failure)}</p>
      <ButtonRow>
        <Button onClick={tryAgain}>Try again</Button>
        <Button variant="quiet" onClick={() => location.assign('/support')}>
          Contact Support
        </Button>
      </ButtonRow>
    </NightPage>
  );
}
