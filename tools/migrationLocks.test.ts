import { expect, test } from 'vitest';
import { findLockFaults } from './migrationLocks.ts';

const migration = (text: string) => `export const up = (db) => sql\`${text}\`.execute(db);`;

test.each([
  ['create index messages_by_text on messages (text);', /create index on messages/],
  ['create unique index on public.users (email) where true;', /create index on users/],
  ['alter table users add column key uuid not null default gen_random_uuid();', /volatile default/],
  ['alter table users add column length int generated always as (length(email)) stored;', /generated column/],
  ['alter table users\n  alter column email set not null;', /validate it in the next version/],
  ['alter table users alter column id type int;', /another type/],
  ['alter table users alter id set data type int;', /another type/],
  ['alter table users add column age int check (age > 0);', /not valid/],
  ['alter table users add constraint a foreign key (b) references c;', /not valid/],
  ['alter table users add constraint a unique (b);', /not valid/],
  ['reindex table users;', /reindex/],
  ['lock table users;', /lock table/],
  ['select 1; create index on messages (id);', /create index on messages/],
])('%s', (text, fault) => {
  expect(findLockFaults(migration(text))).toEqual([expect.stringMatching(fault)]);
});

test.each([
  'create table moons (id bigint); create index on moons (id); alter table moons add check (id > 0);',
  'create index concurrently messages_by_text on messages (text);',
  'create index on tags (name);',
  'alter table users add column nickname text;',
  'alter table users add column since timestamptz not null default now();',
  'alter table users add constraint known check (email is not null) not valid;',
  'alter table users validate constraint known;',
  '-- Lock accepted: it has one row for each reader.\ncreate index on personalities (name);',
  '-- create index on messages (id)\nselect 1;',
])('accepts %s', (text) => {
  expect(findLockFaults(migration(text))).toEqual([]);
});

test('refuses text that is not SQL', () => {
  expect(findLockFaults('db.schema.createIndex("a").on("messages")')).toHaveLength(1);
});
