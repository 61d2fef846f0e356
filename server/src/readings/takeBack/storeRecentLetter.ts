import * as z from 'zod/mini';
import { pick } from '#contract/pick.ts';
import { REQUEST_STATUSES } from '#contract/readings/codes.ts';
import type { Message } from '#contract/readings/shapes.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { toProgress } from '../progress/toProgress.ts';
import type { LockedRequest } from '../sql.ts';
import type { RequestState } from './rules.ts';
import { insertRecentLetter } from './takeBackSql.ts';

/** The columns of a request that a letter changes or that its draft depends on. */
const storedRequest = z.object({
  status: z.enum(REQUEST_STATUSES),
  isRushed: z.boolean(),
  isOracle: z.boolean(),
  isAstrology: z.boolean(),
  dueAt: z.string(),
  wroteBackAt: z.nullable(z.string()),
  questionDueAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  lastMessageTime: z.string(),
  personalityId: z.nullable(z.int()),
  draftDueAt: z.nullable(z.string()),
});
type StoredRequest = z.output<typeof storedRequest>;

/** Stores the request's state before a letter, in the letter's transaction, while the letter can be taken back. */
export function storeRecentLetter(
  { db, idempotencyKey, beforeCommit }: Context<ScopedAccess>,
  { id: messageId, requestId, createdAt }: Message,
  {
    before,
    draftId,
    drawId,
  }: { before: LockedRequest & { draftDueAt: string | null }; draftId: number | null; drawId: number | null },
): Promise<void> {
  const request = JSON.stringify(pick(before, storedRequest.shape));
  const letter = { messageId, requestId, request, draftId, drawId, idempotencyKey, createdAt };
  return beforeCommit(insertRecentLetter.run(db, letter));
}

/** Parses the stored state of a request before a letter. */
export const parseStoredRequest = (stored: unknown): StoredRequest => z.parse(storedRequest, stored);

export const toRequestState = (request: Omit<StoredRequest, 'draftDueAt'>): RequestState => ({
  ...toProgress(request),
  lastMessageTime: Temporal.Instant.from(request.lastMessageTime),
  personalityId: request.personalityId,
  isOracle: request.isOracle,
  isAstrology: request.isAstrology,
});
