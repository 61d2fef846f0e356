import { randomInt } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { Draw } from '#contract/readings/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import type { Context, Visible } from '../platform/context.ts';
import { picturesNamed, withoutVersion } from '../tarot/deckPictures.ts';
import { drawCards } from '../tarot/drawCards.ts';
import { draftIsDue } from './draftsSql.ts';
import { insertDraw, lastDrawOf, replaceDraw, reversalsOf } from './drawsSql.ts';
import { drawingOf } from './rules.ts';
import { insertLog, type LockedRequest, requestForUpdate } from './sql.ts';
import { draftDueAfter, wakeDrafts } from './writeDrafts.ts';

/** Where it was answered or closed without a draw. */
const NOT_OPEN = 'This reading has been answered or closed. A new question can have new cards';

/** Draws the cards of a spread. They lie there until they are answered; to draw again takes them up. */
export async function drawForRequest(
  context: Context<Visible>,
  { id, spread: spreadId }: ParsedInputOf<typeof calls.drawCards>,
): Promise<Draw> {
  const { db, actor, now } = context;
  const spread = findSpread(spreadId) ?? refuseFields([{ param: 'spread', msg: 'There is no such spread' }]);
  const request = await requestForUpdate.first(db, { requestId: id, whose: null });
  if (request === undefined) refuse('not_found');
  const last = await lastDrawOf(db, id);
  const isAnswered = last !== undefined && last.answeredAt !== null;
  if (request.status !== 'OPENED') refuse('draw_answered', isAnswered ? undefined : NOT_OPEN);

  const drawn = await drawnFor(context, request, spread.positions.length);
  const cards = drawn.map((card, n) => ({
    position: spread.positions[n]!,
    ...card,
    imagePath: picturesNamed(card.name)[0]?.imagePath ?? '',
  }));
  const kept = cards.map((card) => ({ ...card, imagePath: withoutVersion(card.imagePath) }));
  const drawing = { spread: spread.id, cards: JSON.stringify(kept), drawnBy: actor.id, createdAt: now };
  const isAgain = last !== undefined && !isAnswered;
  await (isAgain ? replaceDraw(db, last.id, drawing) : insertDraw(db, id, drawing));
  await insertLog(db, id, actor.id, [drawingOf(spread, { isAgain, isOracle: request.isOracle })], now);
  await draftIsDue(db, id, draftDueAfter(now));
  wakeDrafts(context);
  // Open desks ask again for what changed.
  const event = { type: 'status', requestId: id, status: request.status } as const;
  await context.announce({ memberId: request.userId, audience: 'writers', event });
  return { spread: spread.id, cards };
}

async function drawnFor({ db, actor }: Context<Visible>, request: LockedRequest, count: number) {
  // The oracle speaks upright, whoever reads it.
  if (request.isOracle) return drawCards(ORACLE_CARDS, count, { chance: randomInt, mayReverse: false });
  const reader = await reversalsOf(db, { readerId: request.personalityId, writerId: actor.id });
  return drawCards(TAROT_CARDS, count, { chance: randomInt, mayReverse: reader?.readsReversals ?? true });
}
