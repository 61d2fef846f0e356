import { useQuery } from '@tanstack/react-query';
import {
  getNewSubscriptionInfo,
  getSubscriptionInfo,
  type SubscriptionInfo,
} from '#contract/billing/calls.ts';
import { isActive } from '#contract/billing/rules.ts';
import { lazyScreen } from '../../platform/lazyScreen.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { useIsActiveAgain } from './useIsActiveAgain.ts';

// Both are loaded only if needed, because most memberships are active. They have no Suspense fallback of their own: the
// page waits for them, so that the layout does not jump.
const InactiveMembership = lazyScreen(
  async () => (await import('./InactiveMembership.tsx')).InactiveMembership,
);
const WelcomeBack = lazyScreen(async () => (await import('./WelcomeBack.tsx')).WelcomeBack);

/** On a member's home: the state of a membership that is not active, with the action that makes it active again. */
export function MembershipNotice() {
  const { data: info } = useQuery(queryOptionsFor(getSubscriptionInfo, {}));
  const { data: offers } = useQuery(queryOptionsFor(getNewSubscriptionInfo, {}));
  // If billing cannot be loaded, home is shown without the notice.
  if (info === undefined || offers === undefined) return null;
  return <KnownMembership info={info} owedCents={offers.actions.retry?.amountCents} />;
}

interface KnownMembershipProps {
  info: SubscriptionInfo;
  owedCents: number | undefined;
}

function KnownMembership({ info, owedCents }: KnownMembershipProps) {
  const isActiveAgain = useIsActiveAgain(info);
  if (!isActive(info.currentSubscriptionStatus))
    return <InactiveMembership info={info} owedCents={owedCents} />;
  return isActiveAgain && <WelcomeBack />;
}
