import { setTimeout as pause } from 'node:timers/promises';
import { createComposer } from '../../composer/composer.ts';
import { clampDuration, parseTimestamp } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Job, SystemContext } from '../../platform/jobs/jobs.ts';
import { pauseAfterWork } from '../../platform/jobs/pauseAfterWork.ts';
import { waitForAll } from '../../platform/jobs/waitForAll.ts';
import { buildDraftInput } from './buildDraftInput.ts';
import {
  type Claim,
  type ClaimedRequest,
  claimDueDrafts,
  saveDraft,
  nextDraftDue,
  releaseClaim,
  retireClaimedDraft,
  shortenClaim,
} from './draftsSql.ts';
import { indicatesDanger, letterIndicatesDanger } from '../safety/indicatesDanger.ts';

const composer = createComposer();
const JOB_NAME = 'write drafts';
/** How many drafts are written at a time. A model adapter has its own lower limit. */
const CONCURRENT = 20;
/** How often the queue is read while drafts are being written. */
const RECHECK_MS = 500;
/**
 * Before it claims more, the job pauses this many times as long as the event loop was busy: calls come first, and drafts
 * take at most a quarter of a process.
 */
const PAUSE_RATIO = 3;
const PAUSE_MAX_MS = 2_000;
/** Longer than any draft takes. After this time, claims left by a crash are retried. */
const LEASE = { minutes: 2 } as const;
/** A failed draft is retried after half the time since its message, but after this time at the earliest. */
const RETRY_MIN = { seconds: 5 } as const;
/** Time after the last message after which a failing draft is given up. */
const RETRY_FOR = { hours: 1 } as const;
/** How soon a failed draft's claim is changed again if the database did not answer. */
const CHANGE_AGAIN_MS = 2_000;
/** Waits for members who send several messages in a row, so that only one draft is written. */
const DEBOUNCE_MS = 400;

/** When the draft for a message written at `now` is due. */
export const draftDueAfter = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ milliseconds: DEBOUNCE_MS });

/** Wakes the draft job once the current transaction has committed. */
export const scheduleDrafts = (context: Pick<Context, 'wakeJobIn'>): void =>
  context.wakeJobIn(DEBOUNCE_MS + 50, JOB_NAME);

/**
 * Writes the draft of each request that needs one. No transaction is open meanwhile: a claim keeps other instances
 * away, and a new message or answer revokes it, so that the newest wins.
 */
export const writeDrafts: Job = {
  name: JOB_NAME,
  async nextRunAt({ db }) {
    const { due } = await nextDraftDue.one(db);
    return parseTimestamp(due);
  },
  async run(context, stopping) {
    const running = new Set<Promise<void>>();
    try {
      await claimAndWrite(context, running, stopping);
    } finally {
      // Even if no more could be claimed.
      await waitForAll(running);
    }
  },
};

async function claimAndWrite(
  context: SystemContext,
  running: Set<Promise<void>>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const start = performance.eventLoopUtilization();
    // Read again each time: with a slow draft writer, the run may last longer than a lease.
    const now = context.clock.now();
    const until = now.add(LEASE);
    const limit = CONCURRENT - running.size;
    const claimed = limit === 0 ? [] : await claimDueDrafts.all(context.db, { now, until, limit });
    for (const request of claimed) {
      const writing = writeDraft({ ...context, now }, request, until, stopping).finally(() =>
        running.delete(writing),
      );
      running.add(writing);
    }
    if (running.size === 0) return;
    // Does not wait for slow drafts: requests that become due meanwhile use the free capacity.
    if (claimed.length < limit || limit === 0) await Promise.race([...running, pause(RECHECK_MS)]);
    await pauseAfterWork(start, PAUSE_RATIO, { stopping, maxMs: PAUSE_MAX_MS });
  }
}

/** A failed draft stays claimed for a while and is retried then, as long as it is still useful. */
async function writeDraft(
  context: SystemContext,
  request: ClaimedRequest,
  until: Temporal.Instant,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, log, drafts, metrics } = context;
  const { id: requestId, userId } = request;
  const claim = { requestId, until };
  const isWrittenBack = request.wroteBackAt !== null;
  // A message after an answer is often just thanks, so a model is only used once a writer reopens the request.
  const writer = isWrittenBack ? composer : drafts;
  try {
    const isWanted = (request.status === 'OPENED' || isWrittenBack) && !request.isFlagged;
    const input = isWanted ? await buildDraftInput(context, request) : undefined;
    if (input === undefined) return await releaseClaim.run(db, claim);
    // Even if a writer has removed the flag, these messages get no draft.
    if (indicatesDanger(input.question)) return await retireClaimedDraft.run(db, { ...claim, now });
    const draft = await writer.draft(input, { signal });
    // Only for models: the composer uses its own sentences and the member's words, which were checked above.
    if (draft.source === 'model' && letterIndicatesDanger(draft.personalityMessage)) {
      log.warn({ requestId }, 'a draft indicated danger and was discarded');
      return await retireClaimedDraft.run(db, { ...claim, now });
    }
    await context.transaction(async ({ db: tx, announce, afterCommit }) => {
      if (!(await saveDraft(tx, claim, draft, now))) return;
      afterCommit(() => metrics.drafts.add(draft.source));
      await announce({ memberId: userId, audience: 'writers', event: { type: 'draft', requestId } });
    });
  } catch (error) {
    if (signal.aborted) return await endClaim(context, claim);
    log.error({ err: error, requestId }, 'a draft failed');
    const lastMessage = Temporal.Instant.from(request.lastMessageTime);
    const isGivenUp = Temporal.Instant.compare(now, lastMessage.add(RETRY_FOR)) > 0;
    await changeClaim(context, claim, signal, () =>
      isGivenUp
        ? releaseClaim.run(db, claim)
        : shortenClaim.run(db, { ...claim, retryAt: retryTimeAfter(lastMessage, context.clock.now()) }),
    );
  }
}

/** At a stop: the next process writes the draft at once. Does not throw: without the database the claim ends by itself. */
const endClaim = ({ db, clock, log }: SystemContext, claim: Claim): Promise<void> =>
  shortenClaim.run(db, { ...claim, retryAt: clock.now() }).catch((error: unknown) => {
    log.warn(
      { err: error, requestId: claim.requestId },
      'the claim of an interrupted draft could not be ended',
    );
  });

/** Tries again while the database is away, at most until the claim ends by itself. */
async function changeClaim(
  { clock, log }: SystemContext,
  { requestId, until }: Claim,
  signal: AbortSignal,
  change: () => Promise<unknown>,
): Promise<void> {
  while (!signal.aborted && Temporal.Instant.compare(clock.now(), until) < 0) {
    try {
      await change();
      return;
    } catch (error) {
      log.warn({ err: error, requestId }, 'the claim of a failed draft could not be changed yet');
      await pause(CHANGE_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}

/** A short fault of the database delays a draft by seconds, and a lasting one fills no log. */
function retryTimeAfter(lastMessage: Temporal.Instant, failedAt: Temporal.Instant): Temporal.Instant {
  const half = { milliseconds: Math.round(lastMessage.until(failedAt).total('milliseconds') / 2) };
  return failedAt.add(clampDuration(half, RETRY_MIN, LEASE));
}
