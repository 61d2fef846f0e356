import { Suspense, useState } from 'react';
import { Link } from '../../ui/Link.tsx';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import type { Action, SubscriptionStatus } from '#contract/billing/codes.ts';
import { isServiceable } from '#contract/billing/rules.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { useMe } from '../../accounts/useMe.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { NavigateButton } from '../../ui/NavigateButton.tsx';
import { NightPage } from '../../ui/NightPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { ButtonRow, Stack } from '../../ui/layout.tsx';
import styles from './InactiveSubscriptionScreen.module.css';
import { JoiningLoading } from './JoiningLoading.tsx';
import { Membership } from './Membership.tsx';
import { useSubscriptionInfo } from '../queries.ts';
import { hasNeverSubscribed } from '../rules.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { useLocation, useNavigate } from '../../ui/router.tsx';

/** Shown to members who ask for a reading without a serviceable membership, and as the last step of signing up. */
export function InactiveSubscriptionScreen() {
  const info = useSubscriptionInfo();
  const { hasProfile } = useMe();
  const path = useNextPath();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  // A payment may be answered after the member has gone on with 'Later'.
  const continueToPath = (action: Action) =>
    action !== 'cancel' && isMounted() && navigate(path, { replace: true });
  const [wasServiceable] = useState(() => isServiceable(info.currentSubscriptionStatus));
  const [isJoining] = useState(() => hasNeverSubscribed(info));
  // Not the current status alone: after an action here, the member is taken on instead.
  const isActive = isServiceable(info.currentSubscriptionStatus);
  if (wasServiceable && isActive) return <ServiceableNotice info={info} />;
  if (!isJoining)
    return (
      <Page {...describeMembership(info)}>
        <Membership onDone={continueToPath} />
      </Page>
    );
  // `isActive` when the membership began in another tab, or by a payment whose response was lost.
  return (
    <Page width="letter" align="center" {...describeMembership(info)}>
      <Suspense fallback={<JoiningLoading />}>
        <div hidden={isActive}>
          <Stack>
            <SubscriptionActions isJoining onDone={continueToPath} />
            <p className={styles.later}>
              <Link to={hasProfile ? '/' : '/create-profile'}>Later</Link>
            </p>
          </Stack>
        </div>
        {isActive && (
          <p className={styles.continueLink}>
            <LinkButton to={path}>Continue</LinkButton>
          </p>
        )}
      </Suspense>
    </Page>
  );
}

/** The page that follows once the membership is serviceable: the requested page, or the next step of signing up. */
function useNextPath() {
  const { hasProfile } = useMe();
  const { state } = useLocation() as { state: { wanted?: string } | null };
  return state?.wanted ?? (hasProfile ? '/' : '/create-profile');
}

function ServiceableNotice({ info }: { info: SubscriptionInfo }) {
  const { heading, text } = describeMembership(info);
  return (
    <NightPage heading={heading}>
      <p>{text}</p>
      <ButtonRow>
        <LinkButton to="/create">Request a reading</LinkButton>
        <NavigateButton to="/" variant="quiet">
          Go Home
        </NavigateButton>
      </ButtonRow>
    </NightPage>
  );
}

const SERVICEABLE_HEADINGS: Partial<Record<SubscriptionStatus, string>> = {
  cancel_upcoming: 'Your membership has not ended yet',
  monthly_skip_upcoming: 'Your skipped month has not begun yet',
};

/** Whether a reading can be requested, or why not and how to change that. */
function describeMembership(info: SubscriptionInfo): { heading: string; text: string } {
  if (hasNeverSubscribed(info))
    return {
      heading: 'One step to your first reading',
      text: 'Choose a plan and add a card. Unlimited readings begin at once.',
    };
  if (isServiceable(info.currentSubscriptionStatus))
    return {
      heading: SERVICEABLE_HEADINGS[info.currentSubscriptionStatus] ?? 'Your membership is active',
      text: 'You can request a reading now.',
    };
  if (info.currentSubscriptionStatus === 'payment_failed')
    return {
      heading: 'Your last payment did not go through',
      text: 'Your letters stay readable. You can ask again as soon as the payment is made.',
    };
  if (info.currentSubscriptionStatus === 'monthly_skipping')
    return {
      heading: 'You are skipping this month',
      text: 'This month is skipped and costs nothing. Your letters stay readable; you can ask again when the plan resumes.',
    };
  return {
    heading: 'Your membership has ended',
    text: 'Your letters stay readable. Reactivate your plan to ask and to write again.',
  };
}
