import { checkSession } from '#contract/accounts/calls.ts';
import { getNewSubscriptionInfo, getSubscriptionInfo } from '#contract/billing/calls.ts';
import type { Call, InputOf } from '#contract/call.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { getRequest, listRequests } from '#contract/readings/calls.ts';
import { toWireRequest } from '#contract/wireRequest.ts';
import { startEarlyCall } from '../platform/earlyCalls.ts';
import { stored } from '../platform/storage.ts';
import { NO_FILTERS } from '../readings/requestList/requestFilters.ts';
import { ownRequestsQuery, sealedRequestsQuery } from '../readings/requestList/ownRequestsQuery.ts';
import { preloadFirstCard } from '../tarot/preloadFirstCard.ts';
import { firstScreens } from './firstScreens.ts';
import { findFirstView } from './firstView.ts';

// The entry file of the app, kept small: it starts loading the files and the calls of the first view at the same time.
// Otherwise each would wait for the one before.

const view = findFirstView(location.pathname);
const token = stored.token.read();

if (token !== null && view !== null) {
  const start = <C extends Call>(call: C, input: InputOf<C>) =>
    startEarlyCall(toWireRequest(call, input).address, token);
  // Started first, because the card's picture depends on its response.
  if (view === 'letter')
    preloadFirstCard(start(getRequest, { id: Number(location.pathname.slice(1)) })).catch(() => {});
  const session = start(checkSession, {});
  const profile = start(getMe, {});
  // A writer may open these addresses too, and makes none of a member's calls. Nobody does before the session is known.
  const startCustomerCalls = async () => {
    const { id, is_writer: isWriter } = await (await profile).clone().json();
    if (isWriter !== false || !(await session).ok) return;
    void start(getSubscriptionInfo, {});
    void start(getNewSubscriptionInfo, {});
    if (view === 'letter') return;
    void start(listRequests, ownRequestsQuery(id, NO_FILTERS));
    void start(listRequests, sealedRequestsQuery(id, NO_FILTERS));
  };
  if (view === 'home' || view === 'letter') startCustomerCalls().catch(() => {});
}

// Ignored here: a part that fails to load is loaded again where it is shown, and that place shows the error.
const ignore = () => {};
if (token !== null) firstScreens.startup().catch(ignore);
if (view === null) import('./laterScreens.ts').catch(ignore);
else firstScreens[view]().catch(ignore);
if (view === 'home' || view === 'letter') firstScreens.bottomNav().catch(ignore);
if (view === 'desk') {
  firstScreens.writerNav().catch(ignore);
  if (/\d$/.test(location.pathname)) import('../desk/OpenRequest.tsx').catch(ignore);
}
void import('./main.tsx');
