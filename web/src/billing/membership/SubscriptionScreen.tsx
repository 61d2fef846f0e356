import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Membership } from './Membership.tsx';

export const SubscriptionScreen = () => (
  <Page
    heading="Membership"
    above={<Link to="/account">Account</Link>}
    text="Unlimited readings and chat with your psychics."
  >
    <Membership />
  </Page>
);
