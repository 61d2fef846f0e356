import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Desk } from './readings/desk.ts';
import { startTestProduct } from './testProduct.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(await startTestProduct({ LOG_LEVEL: 'silent' }));
});
afterAll(() => desk.close());

test('a call that a test only builds on fails with its response if it is refused', async () => {
  await expect(desk.ask({ message: '' })).rejects.toThrow(
    /^POST \/api\/reading_requests: 400 .*Please write your question/,
  );
});

test('every call fails with its response if the server is too busy for it', async () => {
  const { id } = await desk.ask();
  await sql`
    create function fail_insertion() returns trigger language plpgsql as $$ begin
      raise exception 'too many connections' using errcode = '53300';
    end $$;
    create trigger fail_insertion before insert on messages for each row execute function fail_insertion();
  `.execute(desk.product.db);
  await expect(desk.answer(id)).rejects.toThrow(/^POST \/api\/\w+: 503 .*"code":"unavailable"/);
});
