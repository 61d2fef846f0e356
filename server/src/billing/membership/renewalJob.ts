import type { Charge } from '../../adapters/payments/payments.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Job, SystemContext } from '../../platform/jobs/jobs.ts';
import { pauseAfterWork } from '../../platform/jobs/pauseAfterWork.ts';
import { waitForAll } from '../../platform/jobs/waitForAll.ts';
import { chargeAttempt, toGatewayKey, unknownOnError } from '../payments/attempts.ts';
import { postponeMembership, runDueSteps } from './advanceMembership.ts';
import type { Attempt } from '../payments/attemptsSql.ts';
import { chargeAndSettle, type ChargeOutcome, settleAttempt } from '../payments/settleAttempt.ts';
import { dueMembers, nextMembershipDue } from '../sql.ts';

/**
 * This many memberships share the transactions before and after their charges, so that their queries are pipelined. A
 * larger batch would block the event loop, and users' requests, for longer.
 */
const BATCH = 5;
/** After each batch the job pauses for this share of the time that the event loop was busy, see `pauseAfterWork`. */
const PAUSE_RATIO = 0.5;

/** Period ends, renewals, retries and notices of all memberships. */
export const renewalJob: Job = {
  name: 'memberships',

  async nextRunAt({ db }) {
    const next = await nextMembershipDue.first(db);
    return next === undefined ? null : Temporal.Instant.fromEpochMilliseconds(next.nextActionAt! * 1000);
  },

  async run(context, stopping) {
    const now = toEpochSeconds(context.now);
    while (!stopping.aborted) {
      const start = performance.eventLoopUtilization();
      const due = await dueMembers.all(context.db, { now, limit: BATCH });
      // Concurrent runs must lock in the same order.
      const userIds = due.map(({ userId }) => userId).toSorted((a, b) => a - b);
      const charged = (await advanceBatch(context, userIds)).filter((each) => each !== null);
      if (due.length < BATCH || (await isGatewaySilent(context, charged))) return;
      await pauseAfterWork(start, PAUSE_RATIO, { stopping });
    }
  },
};

/** A charged attempt and its result. */
interface ChargedAttempt {
  attempt: Attempt;
  outcome: ChargeOutcome;
}

/**
 * Whether the gateway does not respond; the job then stops, and the rest stays due. A single charge may also get no
 * answer because of its card, so the outcomes are looked up: if any lookup is answered, the gateway is up.
 */
async function isGatewaySilent(context: SystemContext, charged: readonly ChargedAttempt[]): Promise<boolean> {
  if (charged.length === 0 || charged.some(({ outcome }) => outcome.kind !== 'unknown')) return false;
  const found = charged.map(({ attempt }) => {
    const lookup = context.payments.findCharge({
      attemptId: toGatewayKey(attempt),
      customer: attempt.customer,
    });
    return unknownOnError(context, attempt, lookup);
  });
  return (await waitForAll(found)).every(({ kind }) => kind === 'unknown');
}

/** @returns the charged attempts with their results */
async function advanceBatch(
  context: SystemContext,
  userIds: readonly number[],
): Promise<(ChargedAttempt | null)[]> {
  const intended = await inOneTransaction(context, userIds, (inside, userId) =>
    runDueSteps(inside, userId, 'skip'),
  );
  if (intended === null) return processSequentially(userIds, (userId) => advanceOne(context, userId));
  const charges = intended
    .filter((attempt) => attempt !== null)
    .map(async (attempt) => ({ attempt, answer: await chargeAttempt(context, attempt) }));
  const answered = await waitForAll(charges);
  const outcomes = await inOneTransaction(context, answered, async (inside, { attempt, answer }) => ({
    attempt,
    outcome: await settleAttempt(inside, attempt, answer),
  }));
  return outcomes ?? processSequentially(answered, (each) => settleRenewalCharge(context, each));
}

/** Runs `act` for each in one transaction; null if one of them fails, which rolls back all. */
async function inOneTransaction<Each, Result>(
  context: SystemContext,
  all: readonly Each[],
  act: (inside: SystemContext, each: Each) => Promise<Result>,
): Promise<Result[] | null> {
  try {
    // Before the rollback: a later statement would run outside of the transaction.
    return await context.transaction((inside) => waitForAll(all.map((each) => act(inside, each))));
  } catch (error) {
    context.log.warn({ err: error }, 'a batch of memberships failed; they are processed one by one');
    return null;
  }
}

async function processSequentially<Each>(
  all: readonly Each[],
  act: (each: Each) => Promise<ChargedAttempt | null>,
) {
  const outcomes: (ChargedAttempt | null)[] = [];
  for (const each of all) outcomes.push(await act(each));
  return outcomes;
}

async function advanceOne(context: SystemContext, userId: number): Promise<ChargedAttempt | null> {
  try {
    const attempt = await context.transaction((inside) => runDueSteps(inside, userId, 'skip'));
    return attempt && { attempt, outcome: await chargeAndSettle(context, attempt) };
  } catch (error) {
    context.log.error({ err: error, userId }, 'due steps of a membership failed and are postponed');
    await postponeMembership(context, userId);
    return null;
  }
}

/** If recording fails, the job for lost charges looks up the attempt later. */
const settleRenewalCharge = (
  context: SystemContext,
  { attempt, answer }: { attempt: Attempt; answer: Charge },
) =>
  context
    .transaction(async (inside) => ({ attempt, outcome: await settleAttempt(inside, attempt, answer) }))
    .catch((error: unknown) => {
      context.log.error({ err: error, attempt: attempt.id }, 'the outcome of a charge could not be recorded');
      return null;
    });
