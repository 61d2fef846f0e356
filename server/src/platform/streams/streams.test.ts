import { setTimeout as pause } from 'node:timers/promises';
import {
  CamelCasePlugin,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { createLog } from '../log.ts';
import type { EventRow } from './numbering.ts';
import { Streams } from './streams.ts';

const MEMBER = 1;
const OTHER = 2;
const QUERY_MS = 40;

/** Compiles queries for PostgreSQL, and has this function run them. */
function createDb(executeQuery: (query: CompiledQuery) => Promise<{ rows: unknown[] }>): Db {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (known) => new PostgresIntrospector(known),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin()],
  });
  return Object.assign(db, { executeQuery });
}

/** Streams over a database that takes 40 ms for a query, in which an event of a member is numbered on request. */
function createSlowStreams() {
  const events: EventRow[] = [];
  const waiting: EventRow[] = [];
  let missedQueries = 0;
  const db = createDb(async ({ sql, parameters }) => {
    const snapshot = [...events];
    await pause(QUERY_MS);
    if (sql.includes('max(')) return { rows: [{ id: snapshot.at(-1)?.id ?? 0 }] };
    if (!sql.includes('"member_id" =')) return { rows: [{ id: 1 }] };
    missedQueries += 1;
    const after = Number(parameters[2]);
    return { rows: snapshot.filter(({ id, memberId }) => memberId === MEMBER && id > after) };
  });
  const streams = new Streams(db, createLog('silent'), {
    numberer: {
      isElected: true,
      async number() {
        const numbered = waiting.splice(0);
        events.push(...numbered);
        return numbered;
      },
    },
    askToNumber() {},
    wakeOthers() {},
    findTokenRoles: async () => new Map(),
    newestEventId: 0,
  });
  return {
    streams,
    countMissedQueries: () => missedQueries,
    number(memberId: number) {
      const id = events.length + waiting.length + 1;
      waiting.push({ id, memberId, audience: 'both', recipientId: null, data: String(id) });
      streams.wake();
    },
  };
}

/** A response that keeps the ids of the events written to it. */
function createResponse() {
  const ids: number[] = [];
  const response = {
    destroyed: false,
    writableEnded: false,
    writableLength: 0,
    on() {},
    end() {},
    write(frame: Buffer | string) {
      const id = /^id: (\d+)/.exec(frame.toString())?.[1];
      if (id !== undefined) ids.push(Number(id));
      return true;
    },
  };
  return { ids, response: response as never };
}

test('a stream is caught up after one query, however many events of others arrive meanwhile', async () => {
  const { streams, number, countMissedQueries } = createSlowStreams();
  number(MEMBER);
  number(MEMBER);
  await pause(50);
  const { ids, response } = createResponse();
  const ofMember = { memberId: MEMBER, userId: MEMBER, tokenId: 1, isWriter: false, lastEventId: 1 };
  const opened = streams.open({ ...ofMember, response });
  const flow = setInterval(() => number(OTHER), 5);
  // During the query for the missed events: it does not find this one.
  await pause(2.5 * QUERY_MS);
  number(MEMBER);
  await pause(10 * QUERY_MS);
  clearInterval(flow);
  await opened;
  expect(countMissedQueries()).toBe(1);
  expect(ids).toHaveLength(2);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  await streams.close();
});
