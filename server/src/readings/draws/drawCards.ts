import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { Draw } from '#contract/readings/shapes.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { type DrawDeck, drawFromSeed } from '#contract/tarot/drawFromSeed.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import type { Spread } from '#contract/tarot/spreads.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { picturesByName, stripVersion } from '../../tarot/deckPictures.ts';
import { setDraftDue } from '../drafts/draftsSql.ts';
import { createSeed } from '../drawProof/seeds.ts';
import { countDraw } from '../drawProof/seedsSql.ts';
import { insertDraw, findLastDraw, replaceDraw, findReversalSetting } from './drawsSql.ts';
import { describeDraw } from '../rules.ts';
import { insertLogEntries } from '../requests/requestLogSql.ts';
import { type LockedRequest, lockRequest } from '../sql.ts';
import { draftDueAfter, scheduleDrafts } from '../drafts/writeDrafts.ts';

/** The message when a request was answered or closed without a draw, and the member has not written back. */
const NOT_OPEN = 'This reading has been answered or closed. A new question can have new cards';

/** Draws the cards of a spread. They stay until they are answered; drawing again replaces them. */
export async function drawCards(
  context: Context<ScopedAccess>,
  { id, spread: spreadId }: ParsedInputOf<typeof calls.drawCards>,
): Promise<Draw> {
  const { db, actor, now } = context;
  const spread = findSpread(spreadId) ?? refuseFields([{ param: 'spread', msg: 'There is no such spread' }]);
  const request = await lockRequest.first(db, { requestId: id, ownerId: null });
  if (request === undefined) refuse('not_found');
  const last = await findLastDraw(db, id);
  const isAnswered = last !== undefined && last.answeredAt !== null;
  const isAsked = request.status === 'OPENED' || request.wroteBackAt !== null;
  if (!isAsked) refuse('draw_answered', isAnswered ? undefined : NOT_OPEN);

  const { cards, proof } = await drawSpread(context, request, spread);
  const storedCards = cards.map((card) => ({ ...card, imagePath: stripVersion(card.imagePath) }));
  const newDraw = {
    spread: spread.id,
    cards: JSON.stringify(storedCards),
    drawnBy: actor.id,
    createdAt: now,
    ...proof,
  };
  const isAgain = last !== undefined && !isAnswered;
  await (isAgain ? replaceDraw(db, last.id, newDraw) : insertDraw(db, id, newDraw));
  const entries = [describeDraw(spread, { isAgain, isOracle: request.isOracle })];
  await insertLogEntries(db, { requestId: id, userId: actor.id, entries, now });
  await setDraftDue.run(db, { requestId: id, dueAt: draftDueAfter(now) });
  scheduleDrafts(context);
  // Makes open desks reload the request.
  const event = { type: 'status', requestId: id, status: request.status } as const;
  await context.announce({ memberId: request.userId, audience: 'writers', event });
  return { spread: spread.id, cards };
}

/** Draws a card for each position from the request's seed. `proof` is what the draw proof needs besides the seed. */
async function drawSpread(context: Context<ScopedAccess>, request: LockedRequest, spread: Spread) {
  const { id: requestId, isOracle } = request;
  const deck: DrawDeck = isOracle ? 'oracle' : 'tarot';
  const reversals = await mayReverse(context, request);
  const counted = await countDraw.first(context.db, { requestId });
  // A request older than draw seeds has none: its cards are drawn from a seed that is not stored.
  const { seed, drawNumber } = counted ?? { seed: createSeed(), drawNumber: 1 };
  const terms = { requestId, drawNumber, deck, spread: spread.id, reversals };
  const drawn = await drawFromSeed(Uint8Array.from(seed), terms, spread.positions.length);
  return {
    cards: drawn.map((card, n) => ({
      position: spread.positions[n]!,
      ...card,
      imagePath: picturesByName(card.name)[0]?.imagePath ?? '',
    })),
    proof:
      counted === undefined
        ? { drawNumber: null, deck: null, reversals: null }
        : { drawNumber, deck, reversals },
  };
}

/** Whether cards may be reversed: never oracle cards, and tarot cards only if the reader reads reversals. */
async function mayReverse({ db, actor }: Context<ScopedAccess>, request: LockedRequest): Promise<boolean> {
  if (request.isOracle) return false;
  const reader = await findReversalSetting(db, { readerId: request.personalityId, writerId: actor.id });
  return reader?.readsReversals ?? true;
}
