import { LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** On a member's home after their membership has become active again. */
export const WelcomeBack = () => (
  <Notice
    phase="full"
    tone="good"
    heading="Welcome back"
    text="Your membership is active again, and your letters are where you left them."
    action={<LinkButton to="/create">Request a reading</LinkButton>}
  />
);
