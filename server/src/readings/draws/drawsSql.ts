import type { DrawDeck } from '#contract/tarot/drawFromSeed.ts';
import type { Db } from '../../platform/database/database.ts';

/** The last draw of a request. */
export const findLastDraw = (db: Db, requestId: number) =>
  db
    .selectFrom('draws')
    .select(['id', 'answeredAt'])
    .where('requestId', '=', requestId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

interface NewDraw {
  spread: string;
  /** JSON; picture paths without the version that URLs have. */
  cards: string;
  drawnBy: number;
  createdAt: Temporal.Instant;
  /** Null in a request older than draw seeds. */
  drawNumber: number | null;
  deck: DrawDeck | null;
  reversals: boolean | null;
}

export const insertDraw = (db: Db, requestId: number, draw: NewDraw) =>
  db
    .insertInto('draws')
    .values({ ...draw, requestId })
    .execute();

export const replaceDraw = (db: Db, id: number, draw: NewDraw) =>
  db.updateTable('draws').set(draw).where('id', '=', id).execute();

/** Marks the open draw as answered. @returns the draw, if there is one */
export const markDrawAnswered = (db: Db, requestId: number, now: Temporal.Instant) =>
  db
    .updateTable('draws')
    .set({ answeredAt: now })
    .where('requestId', '=', requestId)
    .where('answeredAt', 'is', null)
    .returning(['id', 'cards', 'drawNumber'])
    .executeTakeFirst();

export const deleteOpenDraw = (db: Db, requestId: number) =>
  db.deleteFrom('draws').where('requestId', '=', requestId).where('answeredAt', 'is', null).execute();

/** Whether this reader reads reversals; without an id, the writer's own reader. */
export const findReversalSetting = (
  db: Db,
  { readerId, writerId }: { readerId: number | null; writerId: number },
) =>
  db
    .selectFrom('readers')
    .select('readsReversals')
    .where(readerId === null ? 'userId' : 'id', '=', readerId ?? writerId)
    .executeTakeFirst();
