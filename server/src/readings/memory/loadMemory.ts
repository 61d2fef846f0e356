import type { ReadingRequest } from '#contract/readings/shapes.ts';
import type { Db } from '../../platform/database/database.ts';
import { cardsInOtherRequests } from '../draws/cardsSql.ts';
import { lettersInOtherRequests, memberFigures, newestNotes } from './memorySql.ts';
import { threadLog } from '../requests/requestLogSql.ts';
import { toDrawnCard } from '../draws/toDrawnCard.ts';

const LOG_ENTRIES = 100;
const MEMBER_CARDS = 25;
const LETTERS = 3;
const NOTES = 3;

/** The data beside a request that only writers see: its log, and the member's earlier letters, notes and feedback. */
export async function loadMemory(
  db: Db,
  { requestId, userId }: { requestId: number; userId: number },
): Promise<Pick<ReadingRequest, 'log' | 'memberCards' | 'openRequests' | 'notesCount' | 'memory'>> {
  const [log, cards, letterRows, notes, figures] = await Promise.all([
    threadLog.all(db, { requestId, limit: LOG_ENTRIES }),
    cardsInOtherRequests.all(db, { userId, requestId, limit: MEMBER_CARDS }),
    lettersInOtherRequests.all(db, { userId, requestId, limit: LETTERS }),
    newestNotes.all(db, { userId, limit: NOTES }),
    memberFigures.one(db, { userId }),
  ]);
  const { likes, dislikes, lastWroteAt, openRequests, notesCount } = figures;
  const letters = letterRows.map(({ feeling, text, ...letter }) => ({
    ...letter,
    outcome: feeling === null || text === null ? null : { feeling, text },
  }));
  const memory = { letters, notes, feedback: { likes, dislikes }, lastWroteAt };
  return { log, memberCards: cards.map(toDrawnCard), openRequests, notesCount, memory };
}
