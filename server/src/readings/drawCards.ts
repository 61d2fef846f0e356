import { randomInt } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { Draw } from '#contract/readings/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { picturesByName, stripVersion } from '../tarot/deckPictures.ts';
import { drawFromDeck } from '../tarot/drawFromDeck.ts';
import { setDraftDue } from './draftsSql.ts';
import { insertDraw, findLastDraw, replaceDraw, findReversalSetting } from './drawsSql.ts';
import { describeDraw } from './rules.ts';
import { insertLogEntries, type LockedRequest, requestForUpdate } from './sql.ts';
import { draftDueAfter, scheduleDrafts } from './writeDrafts.ts';

/** The request was answered or closed without a draw. */
const NOT_OPEN = 'This reading has been answered or closed. A new question can have new cards';

/** Draws the cards of a spread. They stay until they are answered; drawing again replaces them. */
export async function drawCards(
  context: Context<ScopedAccess>,
  { id, spread: spreadId }: ParsedInputOf<typeof calls.drawCards>,
): Promise<Draw> {
  const { db, actor, now } = context;
  const spread = findSpread(spreadId) ?? refuseFields([{ param: 'spread', msg: 'There is no such spread' }]);
  const request = await requestForUpdate.first(db, { requestId: id, ownerId: null });
  if (request === undefined) refuse('not_found');
  const last = await findLastDraw(db, id);
  const isAnswered = last !== undefined && last.answeredAt !== null;
  if (request.status !== 'OPENED') refuse('draw_answered', isAnswered ? undefined : NOT_OPEN);

  const drawn = await drawRequestedCards(context, request, spread.positions.length);
  const cards = drawn.map((card, n) => ({
    position: spread.positions[n]!,
    ...card,
    imagePath: picturesByName(card.name)[0]?.imagePath ?? '',
  }));
  const kept = cards.map((card) => ({ ...card, imagePath: stripVersion(card.imagePath) }));
  const newDraw = { spread: spread.id, cards: JSON.stringify(kept), drawnBy: actor.id, createdAt: now };
  const isAgain = last !== undefined && !isAnswered;
  await (isAgain ? replaceDraw(db, last.id, newDraw) : insertDraw(db, id, newDraw));
  await insertLogEntries(
    db,
    id,
    actor.id,
    [describeDraw(spread, { isAgain, isOracle: request.isOracle })],
    now,
  );
  await setDraftDue(db, id, draftDueAfter(now));
  scheduleDrafts(context);
  // Makes open desks reload the request.
  const event = { type: 'status', requestId: id, status: request.status } as const;
  await context.announce({ memberId: request.userId, audience: 'writers', event });
  return { spread: spread.id, cards };
}

async function drawRequestedCards(
  { db, actor }: Context<ScopedAccess>,
  request: LockedRequest,
  count: number,
) {
  // Oracle cards are never reversed.
  if (request.isOracle) return drawFromDeck(ORACLE_CARDS, count, { chance: randomInt, mayReverse: false });
  const reader = await findReversalSetting(db, { readerId: request.personalityId, writerId: actor.id });
  return drawFromDeck(TAROT_CARDS, count, { chance: randomInt, mayReverse: reader?.readsReversals ?? true });
}
