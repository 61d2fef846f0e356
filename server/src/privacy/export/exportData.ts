import { toWire } from '#contract/wire.ts';
import type { Db } from '../../platform/database/database.ts';
import { loadProfile } from '../../profiles/loadProfile.ts';
import {
  type MessageRow,
  readThreads,
  requestPages,
  rowsOf,
  rowsOfRequests,
  type Section,
} from './exportSql.ts';
import { REQUEST_SECTIONS, SECTIONS } from './sections.ts';

export interface DataExport {
  db: Db;
  userId: number;
  email: string;
  now: Temporal.Instant;
}

/** data.json, piece by piece: only a page of rows is in memory at a time. */
export async function* writeData({ db, userId, email, now }: DataExport): AsyncGenerator<string> {
  yield `{\n"exported_at": ${json(now.toString())},\n`;
  yield `"profile": ${json(await loadProfile(db, userId, now))},\n"requests": `;
  yield* list(writeRequests(db, userId));
  for (const [key, section] of Object.entries(SECTIONS)) {
    yield `,\n"${key}": `;
    yield* writeRows(db, section, { userId, email });
  }
  yield '\n}\n';
}

async function* writeRequests(db: Db, userId: number): AsyncGenerator<AsyncIterable<string>> {
  for await (const requests of requestPages(db, userId)) {
    const ids = requests.map(({ id }) => id);
    const readThread = readThreads(db, ids);
    const sections = await Promise.all(
      Object.entries(REQUEST_SECTIONS).map(
        async ([key, section]) => [key, await rowsOfRequests(db, section, ids)] as const,
      ),
    );
    for (const request of requests) {
      const rows = sections.map(([key, byRequest]) => [key, byRequest.get(request.id) ?? []] as const);
      yield writeRequest({ ...request, ...Object.fromEntries(rows) }, readThread(request.id));
    }
  }
}

async function* writeRequest(request: object, messages: AsyncIterable<MessageRow>): AsyncGenerator<string> {
  // Without its closing brace, which comes after the messages.
  yield `${json(request).slice(0, -1)},"messages": `;
  yield* list(mapRows(messages, (message) => [json(message)]));
  yield '}';
}

const writeRows = (db: Db, section: Section, user: { userId: number; email: string }) =>
  list(mapRows(rowsOf(db, section, user), (row) => [json(row)]));

async function* mapRows<Row, Piece>(rows: AsyncIterable<Row>, write: (row: Row) => Piece) {
  for await (const row of rows) yield write(row);
}

/** A JSON list of items that are written in pieces. */
async function* list(items: AsyncIterable<AsyncIterable<string> | Iterable<string>>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield separator;
    yield* item;
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}

const json = (value: unknown) => JSON.stringify(toWire(value));
