import { NavigateButton } from './NavigateButton.tsx';
import { NightPage } from './NightPage.tsx';

/** Shown for a record that does not exist or belongs to someone else; `home` is the user's home page. */
export const NotFoundPage = ({ home }: { home: string }) => (
  <NightPage heading="Not Found">
    <p>There is nothing at this address. The link may be old, or a letter of it may be missing.</p>
    <NavigateButton to={home}>Go Home</NavigateButton>
  </NightPage>
);
