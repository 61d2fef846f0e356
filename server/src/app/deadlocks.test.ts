import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRequest, getRequest, postResponse } from '#contract/readings/calls.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

let product: TestProduct;
let writer: TestUser;
let readingRequest: number;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'silent' }, { mayFail: [503] });
  writer = await product.writer();
  const member = await createMemberWithStatus(product, 'monthly_active');
  readingRequest = (await product.send(createRequest, { message: 'What will come?' }, { as: member })).body
    .id;
});
afterAll(() => product.stop());

/** The next `times` insertions of messages fail like those that PostgreSQL ends because of a conflict. */
const failInsertions = (code: string, times: number) =>
  sql`
    create sequence insertions;
    create function fail_insertion() returns trigger language plpgsql as $$ begin
      if nextval('insertions') <= ${sql.lit(times)} then
        raise exception 'conflict' using errcode = ${sql.lit(code)};
      end if;
      return new;
    end $$;
    create trigger fail_insertion before insert on messages for each row execute function fail_insertion();
  `.execute(product.db);
afterEach(() => sql`drop function fail_insertion() cascade; drop sequence insertions;`.execute(product.db));

const answer = (message: string) =>
  product.send(
    postResponse,
    { readingRequest, message },
    { as: writer, headers: { 'idempotency-key': `key-of-${message}` } },
  );

const countAnswers = async (message: string) => {
  const { body } = await product.send(getRequest, { id: readingRequest }, { as: writer });
  return body.messages.filter(({ text }) => text === message).length;
};

test.each([DEADLOCK, SERIALIZATION_FAILURE])('after two conflicts (%s) a call succeeds', async (code) => {
  await failInsertions(code, 2);
  expect((await answer(`Twice-${code}`)).status).toBe(201);
  expect(await countAnswers(`Twice-${code}`)).toBe(1);
});

test('after a third conflict a call is answered 503, and can be repeated with its key', async () => {
  await failInsertions(DEADLOCK, 3);
  const { status, headers } = await answer('Thrice');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(await countAnswers('Thrice')).toBe(0);
  expect((await answer('Thrice')).status).toBe(201);
  expect(await countAnswers('Thrice')).toBe(1);
});
