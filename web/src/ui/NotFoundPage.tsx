import { LinkButton } from './Button.tsx';
import { NightPage } from './NightPage.tsx';

/** In the place of what is unknown or another's; `home` is where whoever is at the screen belongs. */
export const NotFoundPage = ({ home }: { home: string }) => (
  <NightPage heading="Not Found">
    <p>There is nothing at this address. The link may be old, or a letter of it may be missing.</p>
    <LinkButton to={home}>Go Home</LinkButton>
  </NightPage>
);
