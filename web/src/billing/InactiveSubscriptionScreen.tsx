import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import type { Action } from '#contract/billing/codes.ts';
import { isServiceable } from '#contract/billing/rules.ts';
import { LinkButton } from '../ui/Button.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { Columns, Page, ButtonRow } from '../ui/Page.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import { Membership } from './Membership.tsx';
import { useCards, useSubscriptionInfo } from './queries.ts';
import { hasNeverSubscribed } from './rules.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';

/** Shown to members who ask for a reading without a serviceable membership, and as the last step of signing up. */
export function InactiveSubscriptionScreen() {
  const info = useSubscriptionInfo();
  const { cards } = useCards();
  const goOn = useReturnToWantedPage();
  const [wasServiceable] = useState(() => isServiceable(info.currentSubscriptionStatus));
  if (wasServiceable) return <ActiveMembershipNotice />;
  const isJoining = hasNeverSubscribed(info) && cards.length === 0;
  return (
    <Page {...describeInactivity(info)}>
      {isJoining ? (
        <Columns first={<AddCardForm />} second={<SubscriptionActions onDone={goOn} />} />
      ) : (
        <Membership onDone={goOn} />
      )}
    </Page>
  );
}

/** Goes on to the wanted page once the membership is serviceable. */
function useReturnToWantedPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { wanted?: string } | null };
  return (action: Action) => {
    if (action !== 'cancel') void navigate(state?.wanted ?? '/', { replace: true });
  };
}

const ACTIVE = {
  heading: 'Your membership is active',
  text: 'Nothing stands between you and your next reading.',
};

const ActiveMembershipNotice = () => (
  <NightPage heading={ACTIVE.heading}>
    <p>{ACTIVE.text}</p>
    <ButtonRow>
      <LinkButton to="/create">Request a reading</LinkButton>
      <LinkButton to="/" variant="quiet">
        Go Home
      </LinkButton>
    </ButtonRow>
  </NightPage>
);

/** Why no reading can be requested, and how to change that. */
function describeInactivity(info: SubscriptionInfo): { heading: string; text: string } {
  if (hasNeverSubscribed(info))
    return {
      heading: 'One step to your first reading',
      text: 'Choose a plan and add a card. Unlimited readings begin at once.',
    };
  if (isServiceable(info.currentSubscriptionStatus)) return ACTIVE;
  if (info.currentSubscriptionStatus === 'payment_failed')
    return {
      heading: 'Your membership is not current',
      text: 'A payment did not go through. Your letters stay readable; asking goes on once it is paid.',
    };
  if (info.currentSubscriptionStatus === 'monthly_skipping')
    return {
      heading: 'Your membership is skipping',
      text: 'You skip this month. Your letters stay readable; asking goes on when the plan does.',
    };
  return {
    heading: 'Your membership has ended',
    text: 'Your letters stay readable. Reactivate your plan to ask and to write again.',
  };
}
