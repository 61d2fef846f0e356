import type { Context } from '../platform/context.ts';
import type { DueWork, OwnContext } from '../platform/dueWork.ts';
import { draftInput } from './draftInput.ts';
import {
  type Claim,
  type ClaimedRequest,
  claimDueDrafts,
  keepDraft,
  nextDraftDue,
  releaseClaim,
  retireDrafts,
} from './draftsSql.ts';
import { speaksOfDanger, tellsOfDanger } from './safety/speaksOfDanger.ts';

const NAME = 'write drafts';
/** As many as one who writes them slowly is asked for at a time. */
const AT_ONCE = 5;
/** Longer than whoever writes a draft may take; after it, what a crash has left lying is taken up again. */
const LEASE = { minutes: 2 } as const;
/** After the last message; whoever has not failed by chance until then fails for good. */
const TRIED_FOR = { hours: 1 } as const;
/** A member who goes on writing is read to the end, and of many messages at once none is drafted for twice. */
const BREATH_MS = 400;

/** When a draft is due for what is written at `now`. */
export const draftDueAfter = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ milliseconds: BREATH_MS });

/** Once what made a draft due is committed, it is looked for as soon as it is. */
export const wakeDrafts = (context: Pick<Context, 'wakeIn'>): void => context.wakeIn(BREATH_MS + 50, NAME);

/**
 * Writes the draft of each open request that waits for one. No transaction is open while it is written: the claim
 * holds others off, and a message or an answer that comes meanwhile takes it back, so that the newest wins.
 */
export const writeDrafts: DueWork = {
  name: NAME,
  async nextDue({ db }) {
    const { due } = await nextDraftDue(db);
    return due === null ? null : Temporal.Instant.from(due);
  },
  async run(context, stopping) {
    while (!stopping.aborted) {
      // Each time anew: with a slow writer the run may be older than a claim is good for.
      const now = context.clock.now();
      const until = now.add(LEASE);
      const claimed = await claimDueDrafts.all(context.db, { now, until, limit: AT_ONCE });
      const at = { ...context, now };
      await Promise.all(claimed.map((request) => writeDraft(at, request, until, stopping)));
      if (claimed.length < AT_ONCE) return;
    }
  },
};

/** What fails is left claimed, and tried again when the claim has run out, for as long as it may still be of use. */
async function writeDraft(
  context: OwnContext,
  request: ClaimedRequest,
  until: Temporal.Instant,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, log, drafts } = context;
  const { id: requestId, userId } = request;
  const claim = { requestId, until };
  try {
    const isWanted = request.status === 'OPENED' && !request.isFlagged;
    const input = isWanted ? await draftInput(context, request) : undefined;
    if (input === undefined) return void (await releaseClaim(db, claim));
    // A writer may have ended the flag: what was written then still gets no draft.
    if (speaksOfDanger(input.question)) return await withoutDraft(context, claim);
    const draft = await drafts.draft(input, { signal });
    if (tellsOfDanger(draft.personalityMessage)) {
      log.warn({ requestId, source: draft.source }, 'a draft spoke of danger and was not kept');
      return await withoutDraft(context, claim);
    }
    await context.transaction(async ({ db: tx, announce }) => {
      if (!(await keepDraft(tx, claim, draft, now))) return;
      // Open desks ask again for what changed.
      const event = { type: 'status', requestId, status: 'OPENED' } as const;
      await announce({ memberId: userId, audience: 'writers', event });
    });
  } catch (error) {
    if (signal.aborted) return;
    log.error({ err: error, requestId }, 'a draft failed');
    const lastMessage = Temporal.Instant.from(request.lastMessageTime);
    if (Temporal.Instant.compare(now, lastMessage.add(TRIED_FOR)) > 0) await releaseClaim(db, claim);
  }
}

/** Nothing is drafted, and what was drafted before is gone. */
async function withoutDraft({ db, now }: OwnContext, claim: Claim): Promise<void> {
  await retireDrafts(db, claim.requestId, now);
  await releaseClaim(db, claim);
}
