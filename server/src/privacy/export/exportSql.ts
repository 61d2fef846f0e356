import { sql } from 'kysely';
import { writerFirstName } from '../../accounts/writerName.ts';
import { selectFullName } from '../../platform/database/fullName.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../../platform/database/statement.ts';
import { withoutBudget } from '../../platform/database/waitBudget.ts';

// An export takes as long as its client reads, so its queries do not count towards the request's time limit for the database.

const ROWS_A_PAGE = 500;
const REQUESTS_A_PAGE = 25;
const MESSAGES_A_PAGE = 100;

const requestPage = statement((db, p: Params<{ userId: number; after: number }>) =>
  db
    .selectFrom('readingRequests')
    .select([
      'id',
      'title',
      'status',
      'isRushed',
      'isOracle',
      'isAstrology',
      'isFavourite',
      'numberOfTarotCards',
      'otherPerson',
      'personalityId',
      'assignedWriterId',
      'createdAt',
      'lastMessageTime',
      'dueAt',
      'wroteBackAt',
    ])
    .where('userId', '=', p.userId)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(sql.lit(REQUESTS_A_PAGE)),
);

const messagePage = statement(
  (db, p: Params<{ requestIds: number[]; afterRequest: number; after: number }>) =>
    db
      .selectFrom('messages')
      .leftJoin('readers', 'readers.id', 'messages.personalityId')
      .select([
        'messages.id',
        'messages.requestId',
        'messages.sender',
        'messages.createdAt',
        'messages.text',
        'messages.responseMode',
        'messages.tarot',
        'messages.imagePath',
        'messages.spread',
        'messages.cards',
        selectFullName('readers').as('reader'),
      ])
      .where('messages.requestId', '=', sql<number>`any(${p.requestIds}::bigint[])`)
      .where(
        sql<boolean>`(messages.request_id, messages.id) > (${p.afterRequest}::bigint, ${p.after}::bigint)`,
      )
      .orderBy('messages.requestId')
      .orderBy('messages.id')
      .limit(sql.lit(MESSAGES_A_PAGE)),
);

export type RequestRow = RowOf<typeof requestPage>;
export type MessageRow = RowOf<typeof messagePage>;

/** The member's requests, oldest first, a page at a time. */
export async function* requestPages(db: Db, userId: number): AsyncGenerator<RequestRow[], void, void> {
  for (let after = 0; ;) {
    const from = after;
    const rows = await withoutBudget(() => requestPage.all(db, { userId, after: from }));
    if (rows.length > 0) yield rows;
    if (rows.length < REQUESTS_A_PAGE) return;
    after = rows.at(-1)!.id;
  }
}

/**
 * The threads of some requests, read together.
 * @returns a function that gives the messages of a request, oldest first; call it for each request in the order of the ids
 */
export function readThreads(db: Db, requestIds: number[]) {
  const messages = messagesOf(db, requestIds);
  let next: Promise<IteratorResult<MessageRow, void>> | undefined;
  return async function* (requestId: number): AsyncGenerator<MessageRow, void, void> {
    for (;;) {
      next ??= messages.next();
      const { value, done } = await next;
      if (done === true || value.requestId !== requestId) return;
      next = undefined;
      yield value;
    }
  };
}

async function* messagesOf(db: Db, requestIds: number[]): AsyncGenerator<MessageRow, void, void> {
  for (let last = { requestId: 0, id: 0 }; ;) {
    const { requestId: afterRequest, id: after } = last;
    const rows = await withoutBudget(() => messagePage.all(db, { requestIds, afterRequest, after }));
    yield* rows;
    if (rows.length < MESSAGES_A_PAGE) return;
    last = rows.at(-1)!;
  }
}

/** Rows of one table, in the order of their creation. */
export interface Section {
  table: string;
  /** The exported columns; all others are left out, such as hashes. */
  columns: readonly string[];
  /** The column with the user's id. */
  by?: string;
  /** The column with the id of the writer, whose first name is exported as `writer`. */
  writtenBy?: string;
  /** A column with the user's address, for rows without the id. */
  orEmail?: string;
  /** Another table to join, and the condition in SQL. */
  join?: { table: string; on: string };
}

export async function* rowsOf(
  db: Db,
  { table, columns, by = 'user_id', writtenBy, orEmail, join }: Section,
  { userId, email }: { userId: number; email: string },
): AsyncGenerator<Record<string, unknown>, void, void> {
  const selected = columns.map((column) => sql.ref(column));
  if (writtenBy !== undefined)
    selected.push(sql`${writerFirstName(sql.ref(`${table}.${writtenBy}`))} as writer`);
  const joined = join === undefined ? sql`` : sql`join ${sql.table(join.table)} on ${sql.raw(join.on)}`;
  const byEmail = orEmail === undefined ? sql`` : sql`or ${sql.ref(`${table}.${orEmail}`)} = ${email}`;
  // Rows of one transaction have the same time, so `ctid` makes the order of the pages unique.
  for (let offset = 0; ; offset += ROWS_A_PAGE) {
    const from = offset;
    const { rows } = await withoutBudget(() =>
      sql<Record<string, unknown>>`
        select ${sql.join(selected)}
        from ${sql.table(table)} ${joined}
        where (${sql.ref(`${table}.${by}`)} = ${userId} ${byEmail})
        order by ${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.ctid`)} offset ${from} limit ${sql.lit(ROWS_A_PAGE)}`.execute(
        db,
      ),
    );
    yield* rows;
    if (rows.length < ROWS_A_PAGE) return;
  }
}

/** The rows of a section of some requests, by the request's id. */
export async function rowsOfRequests(
  db: Db,
  { table, columns }: Section,
  requestIds: number[],
): Promise<Map<number, Record<string, unknown>[]>> {
  const { rows } = await withoutBudget(() =>
    sql<{ requestId: number }>`
      select request_id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where request_id = any(${requestIds}::bigint[]) order by id`.execute(db),
  );
  return Map.groupBy(rows, ({ requestId }) => requestId);
}
