import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { type Database, type Db, openDatabase, transaction } from './database.ts';
import { prepare, queryRows } from './rowQuery.ts';
import { type Params, statement, statementVariants } from './statement.ts';

let template: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;
let db: Db;
beforeAll(async () => {
  template = await createEmptyDatabase();
  database = openDatabase(template.url);
  db = database.db;
});
afterAll(async () => {
  await database.close();
  await template.drop();
});

const now = Temporal.Instant.from('2026-11-22T12:00:00Z');

const insertFile = statement((on, p: Params<{ name: string; now: Temporal.Instant }>) =>
  on.insertInto('unclaimedFiles').values({ name: p.name, createdAt: p.now }),
);
const filesFrom = statement((on, p: Params<{ name: string }>) =>
  on.selectFrom('unclaimedFiles').select('name').where('name', '>=', p.name).orderBy('name'),
);
const sortedFiles = statementVariants(
  (on, { order }: { order: 'asc' | 'desc' }, p: Params<{ limit: number }>) =>
    on.selectFrom('unclaimedFiles').select('name').orderBy('name', order).limit(p.limit),
);
const allFiles = statement((on) => on.selectFrom('unclaimedFiles').select(['name', 'createdAt']));

test('a column is parsed by its new type after a migration has changed it', async () => {
  const read = async (on: Db) => (await sql`select a_value from changing`.execute(on)).rows;
  await sql`create table changing as select 12::bigint as a_value`.execute(db);
  expect(await read(db)).toEqual([{ aValue: 12 }]);
  await sql`alter table changing alter column a_value type text`.execute(db);
  const opened = openDatabase(template.url);
  expect(await read(opened.db)).toEqual([{ aValue: '12' }]);
  await opened.close();
});

test('a value that cannot be parsed fails only its own query', async () => {
  const getTypeParser = () => () => {
    throw new Error('not to be parsed');
  };
  const client = new pg.Client({ connectionString: template.url, types: { getTypeParser } });
  await client.connect();
  const run = (text: string) => queryRows(client, prepare(text), [], undefined);
  await expect(run('select 1 as unparsed')).rejects.toThrow('not to be parsed');
  expect((await run('select null as nothing')).rows).toEqual([{ nothing: null }]);
  await client.end();
});

describe('runs', () => {
  beforeAll(async () => {
    for (const name of ['a', 'b', 'c']) await insertFile.run(db, { name, now });
  });

  test('all rows, the first one, and one that must be there', async () => {
    expect(await filesFrom.all(db, { name: 'b' })).toEqual([{ name: 'b' }, { name: 'c' }]);
    expect(await filesFrom.first(db, { name: 'b' })).toEqual({ name: 'b' });
    expect(await filesFrom.first(db, { name: 'd' })).toBeUndefined();
    expect(await filesFrom.one(db, { name: 'c' })).toEqual({ name: 'c' });
    await expect(filesFrom.one(db, { name: 'd' })).rejects.toThrow('No row came back');
  });

  test('a statement without parameters takes no values', async () => {
    expect(await allFiles.first(db)).toEqual({ name: 'a', createdAt: '2026-11-22T12:00:00.000Z' });
  });

  test('each variant has its own SQL text', async () => {
    expect(await sortedFiles({ order: 'desc' }).all(db, { limit: 1 })).toEqual([{ name: 'c' }]);
    expect(await sortedFiles({ order: 'asc' }).all(db, { limit: 2 })).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  test('a statement in a transaction sees its writes and is rolled back with it', async () => {
    const inside = transaction(db, async (tx) => {
      await insertFile.run(tx, { name: 'd', now });
      expect(await filesFrom.first(tx, { name: 'd' })).toEqual({ name: 'd' });
      throw new Error('not this time');
    });
    await expect(inside).rejects.toThrow('not this time');
    expect(await filesFrom.first(db, { name: 'd' })).toBeUndefined();
  });

  test('a missing value is an error and not null', async () => {
    await expect(filesFrom.all(db, {} as { name: string })).rejects.toThrow('no value for name');
  });
});

// Each of these compiled when parameters were typed as their values, but received a placeholder.
describe('a parameter cannot be used as its value', () => {
  const joinLines = (text: string) => text.replaceAll('\n', ' ');
  interface Values {
    name: string;
    count: number;
    now: Temporal.Instant;
  }
  const buildText = (build: (p: Params<Values>) => unknown) =>
    statement((on, p: Params<Values>) => {
      build(p);
      return on.selectFrom('unclaimedFiles').select('name');
    }).all(db, { name: 'a', count: 1, now });

  test('it does not have the methods of its value', async () => {
    // @ts-expect-error a Param<string> is not a string
    await expect(buildText((p) => p.name.trim())).rejects.toThrow(TypeError);
    // @ts-expect-error a Param<Instant> is not an Instant
    await expect(buildText((p) => p.now.add({ hours: 1 }))).rejects.toThrow(TypeError);
  });

  test('it cannot be passed where the value is expected', async () => {
    // @ts-expect-error a Param<string> is not a string
    await expect(buildText((p) => joinLines(p.name))).rejects.toThrow(TypeError);
    // @ts-expect-error a Param<Instant> is not an Instant
    await expect(buildText((p) => Temporal.Instant.compare(p.now, now))).rejects.toThrow(TypeError);
  });

  test('it cannot be compared or used in arithmetic', async () => {
    // @ts-expect-error a Param<number> is not a number
    await expect(buildText((p) => p.count < 1)).rejects.toThrow('its value is not known yet');
    // @ts-expect-error a Param<number> is not a number
    await expect(buildText((p) => p.count - 1)).rejects.toThrow('its value is not known yet');
  });

  test('it cannot be written into a string, and the parameters cannot be spread', async () => {
    await expect(buildText((p) => `${p.name as unknown as string}!`)).rejects.toThrow(
      'its value is not known yet',
    );
    await expect(buildText((p) => ({ ...p }))).rejects.toThrow('named one by one');
  });

  test('a parameter cannot be assigned to a column of another type', async () => {
    const filesBefore = statement((on, p: Params<{ before: number }>) =>
      on
        .selectFrom('unclaimedFiles')
        .select('name')
        // @ts-expect-error a Param<number> is not a timestamp
        .where('createdAt', '<', p.before),
    );
    await expect(filesBefore.all(db, { before: 1 })).rejects.toThrow('invalid input syntax');
  });
});
