import { useEffect } from 'react';
import { formatPageTitle } from '../platform/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { ButtonRow } from '../ui/layout.tsx';

/** Also shown outside of the router, so both links reload the page. */
export function UnexpectedError() {
  useEffect(() => {
    document.title = formatPageTitle('Unexpected Error');
  }, []);
  return (
    <NightPage heading="Unexpected Error">
      <p role="alert">We really apologise, but something went wrong. You can try next actions below.</p>
      <ButtonRow>
        <Button onClick={() => location.reload()}>Refresh Page</Button>
        <Button variant="quiet" onClick={() => location.assign('/support')}>
          Contact Support
        </Button>
      </ButtonRow>
    </NightPage>
  );
}
