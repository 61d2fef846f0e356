import type { Context } from '../platform/context.ts';
import type { Job, SystemContext } from '../platform/jobs.ts';
import { buildDraftInput } from './buildDraftInput.ts';
import {
  type Claim,
  type ClaimedRequest,
  claimDueDrafts,
  saveDraft,
  nextDraftDue,
  releaseClaim,
  retireDrafts,
} from './draftsSql.ts';
import { indicatesDanger, letterIndicatesDanger } from './safety/indicatesDanger.ts';

const JOB_NAME = 'write drafts';
/** As many as one who writes them slowly is asked for at a time. */
const BATCH = 5;
/** Longer than whoever writes a draft may take; after it, what a crash has left lying is taken up again. */
const LEASE = { minutes: 2 } as const;
/** After the last message; whoever has not failed by chance until then fails for good. */
const RETRY_FOR = { hours: 1 } as const;
/** A member who goes on writing is read to the end, and of many messages at once none is drafted for twice. */
const DEBOUNCE_MS = 400;

/** When a draft is due for what is written at `now`. */
export const draftDueAfter = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ milliseconds: DEBOUNCE_MS });

/** Once what made a draft due is committed, it is looked for as soon as it is. */
export const scheduleDrafts = (context: Pick<Context, 'wakeJobIn'>): void =>
  context.wakeJobIn(DEBOUNCE_MS + 50, JOB_NAME);

/**
 * Writes the draft of each open request that waits for one. No transaction is open while it is written: the claim
 * holds others off, and a message or an answer that comes meanwhile takes it back, so that the newest wins.
 */
export const writeDrafts: Job = {
  name: JOB_NAME,
  async nextRunAt({ db }) {
    const { due } = await nextDraftDue(db);
    return due === null ? null : Temporal.Instant.from(due);
  },
  async run(context, stopping) {
    while (!stopping.aborted) {
      // Each time anew: with a slow writer the run may be older than a claim is good for.
      const now = context.clock.now();
      const until = now.add(LEASE);
      const claimed = await claimDueDrafts.all(context.db, { now, until, limit: BATCH });
      const at = { ...context, now };
      await Promise.all(claimed.map((request) => writeDraft(at, request, until, stopping)));
      if (claimed.length < BATCH) return;
    }
  },
};

/** What fails is left claimed, and tried again when the claim has run out, for as long as it may still be of use. */
async function writeDraft(
  context: SystemContext,
  request: ClaimedRequest,
  until: Temporal.Instant,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, log, drafts } = context;
  const { id: requestId, userId } = request;
  const claim = { requestId, until };
  try {
    const isWanted = request.status === 'OPENED' && !request.isFlagged;
    const input = isWanted ? await buildDraftInput(context, request) : undefined;
    if (input === undefined) return void (await releaseClaim(db, claim));
    // A writer may have ended the flag: what was written then still gets no draft.
    if (indicatesDanger(input.question)) return await discardDraft(context, claim);
    const draft = await drafts.draft(input, { signal });
    if (letterIndicatesDanger(draft.personalityMessage)) {
      log.warn({ requestId, source: draft.source }, 'a draft spoke of danger and was not kept');
      return await discardDraft(context, claim);
    }
    await context.transaction(async ({ db: tx, announce }) => {
      if (!(await saveDraft(tx, claim, draft, now))) return;
      // Open desks ask again for what changed.
      const event = { type: 'status', requestId, status: 'OPENED' } as const;
      await announce({ memberId: userId, audience: 'writers', event });
    });
  } catch (error) {
    if (signal.aborted) return;
    log.error({ err: error, requestId }, 'a draft failed');
    const lastMessage = Temporal.Instant.from(request.lastMessageTime);
    if (Temporal.Instant.compare(now, lastMessage.add(RETRY_FOR)) > 0) await releaseClaim(db, claim);
  }
}

/** Nothing is drafted, and what was drafted before is gone. */
async function discardDraft({ db, now }: SystemContext, claim: Claim): Promise<void> {
  await retireDrafts(db, claim.requestId, now);
  await releaseClaim(db, claim);
}
