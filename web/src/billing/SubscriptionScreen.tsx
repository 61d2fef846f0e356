import { Link } from 'react-router';
import { Columns, Page } from '../ui/Page.tsx';
import { MembershipCards } from './MembershipCards.tsx';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

export const SubscriptionScreen = () => (
  <Page
    heading="Membership"
    above={<Link to="/account">Account</Link>}
    text="Unlimited readings, and chat with your psychics."
  >
    <Columns
      first={
        <>
          <SubscriptionBanner />
          <MembershipCards />
        </>
      }
      second={<SubscriptionActions />}
    />
  </Page>
);
