import type { Charge } from '../adapters/payments/payments.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { DueWork, OwnContext } from '../platform/dueWork.ts';
import { askFor, keyOf, orUnknown } from './attempts.ts';
import { putOff, runClock } from './catchUp.ts';
import type { Attempt } from './ledgerSql.ts';
import { charge, type Outcome, settle } from './settle.ts';
import { dueMembers, nextMembershipDue } from './sql.ts';

/**
 * So many share the transactions before and after their charges: what each of them asks goes out together. More would
 * keep the event loop, and whoever uses the product meanwhile, waiting for longer.
 */
const TOGETHER = 5;

/** Boundaries, renewals, tries and notices of all memberships. */
export const sweepMemberships: DueWork = {
  name: 'memberships',

  async nextDue({ db }) {
    const next = await nextMembershipDue.first(db);
    return next === undefined ? null : Temporal.Instant.fromEpochMilliseconds(next.nextActionAt! * 1000);
  },

  async run(context) {
    const now = epochSecondsOf(context.now);
    for (;;) {
      const due = await dueMembers.all(context.db, { now, limit: TOGETHER });
      // Who sweeps at the same time locks in the same order.
      const userIds = due.map(({ userId }) => userId).toSorted((a, b) => a - b);
      const charged = (await sweep(context, userIds)).filter((each) => each !== null);
      if (due.length < TOGETHER || (await isSilent(context, charged))) return;
    }
  },
};

/** A charge that was asked for, and what became of it. */
interface Charged {
  attempt: Attempt;
  outcome: Outcome;
}

/**
 * A gateway that is silent is not asked for everyone: the rest stays due. Charges without an answer may lie at their
 * cards, so it is asked what became of them: where it answers to that for any of them, it is there.
 */
async function isSilent(context: OwnContext, charged: readonly Charged[]): Promise<boolean> {
  if (charged.length === 0 || charged.some(({ outcome }) => outcome.kind !== 'unknown')) return false;
  const found = charged.map(({ attempt }) => {
    const asked = context.payments.findCharge({ attemptId: keyOf(attempt), customer: attempt.customer });
    return orUnknown(context, attempt, asked);
  });
  return (await Promise.all(found)).every(({ kind }) => kind === 'unknown');
}

/** @returns what became of those that were charged */
async function sweep(context: OwnContext, userIds: readonly number[]): Promise<(Charged | null)[]> {
  const intended = await allOrNone(context, userIds, (inside, userId) => runClock(inside, userId, 'skip'));
  if (intended === null) return oneByOne(userIds, (userId) => sweepAlone(context, userId));
  const asked = intended
    .filter((attempt) => attempt !== null)
    .map(async (attempt) => ({ attempt, answer: await askFor(context, attempt) }));
  const answered = await Promise.all(asked);
  const outcomes = await allOrNone(context, answered, async (inside, { attempt, answer }) => ({
    attempt,
    outcome: await settle(inside, attempt, answer),
  }));
  return outcomes ?? oneByOne(answered, (each) => settleAlone(context, each));
}

/** What is done to each in one transaction; null where that failed for one of them, and so for all. */
async function allOrNone<Each, Result>(
  context: OwnContext,
  all: readonly Each[],
  act: (inside: OwnContext, each: Each) => Promise<Result>,
): Promise<Result[] | null> {
  try {
    return await context.transaction(async (inside) => {
      // All have ended before it is rolled back: what is sent later would not belong to it.
      const ended = await Promise.allSettled(all.map((each) => act(inside, each)));
      return ended.map((each) => {
        if (each.status === 'rejected') throw each.reason;
        return each.value;
      });
    });
  } catch (error) {
    context.log.warn({ err: error }, 'memberships are swept one by one, for one of them fails');
    return null;
  }
}

async function oneByOne<Each>(all: readonly Each[], act: (each: Each) => Promise<Charged | null>) {
  const outcomes: (Charged | null)[] = [];
  for (const each of all) outcomes.push(await act(each));
  return outcomes;
}

async function sweepAlone(context: OwnContext, userId: number): Promise<Charged | null> {
  try {
    const attempt = await context.transaction((inside) => runClock(inside, userId, 'skip'));
    return attempt && { attempt, outcome: await charge(context, attempt) };
  } catch (error) {
    context.log.error({ err: error, userId }, 'a membership could not be brought up to date and is put off');
    await putOff(context, userId);
    return null;
  }
}

/** What cannot be recorded now is found out again when the attempt is looked at. */
const settleAlone = (context: OwnContext, { attempt, answer }: { attempt: Attempt; answer: Charge }) =>
  context
    .transaction(async (inside) => ({ attempt, outcome: await settle(inside, attempt, answer) }))
    .catch((error: unknown) => {
      context.log.error({ err: error, attempt: attempt.id }, 'the outcome of a charge could not be recorded');
      return null;
    });
