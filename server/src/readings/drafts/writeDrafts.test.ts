import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDraftDesk, SLOW_MACHINE } from '../../../testing/readings/draftDesk.ts';
import { createSystemContext, NO_HOOKS } from '../../platform/http/callContext.ts';
import { writeDrafts } from './writeDrafts.ts';

const { inputs, holdNext, product, desk, ask, readCode, readNewest, textOf } = await openDraftDesk();
// From here on, the job runs only when the test calls it.
await product.scheduler.stop();
afterAll(() => desk.close());

/** Asks a question whose draft is due. */
async function askEarlier() {
  const request = await ask();
  await product.advance({ seconds: 1 });
  return request;
}

const run = (stopping = new AbortController()) =>
  writeDrafts.run(createSystemContext(product.services, NO_HOOKS), stopping.signal);
beforeEach(async () => {
  await run();
  inputs.length = 0;
});

test('a run that cannot claim another draft ends only when those it has claimed are written', async () => {
  const release = holdNext();
  const { id } = await askEarlier();
  let isReleased = false;
  const outcome = run().catch(({ message }: Error) => ({ message, isReleased }));
  await expect.poll(() => inputs.length, SLOW_MACHINE).toBe(1);

  await sql
    .raw(
      `create sequence refused_claims;
       create function refuse_claim() returns trigger language plpgsql as $$
         begin perform nextval('refused_claims'); raise 'No claim'; end $$;
       create trigger refuse_claim before update on draft_queue for each row
         when (old.claimed_until is null and new.claimed_until is not null) execute function refuse_claim()`,
    )
    .execute(product.db);
  await ask();
  const isRefused = async () =>
    (await sql<{ isCalled: boolean }>`select is_called from refused_claims`.execute(product.db)).rows[0]!
      .isCalled;
  await expect.poll(isRefused, SLOW_MACHINE).toBe(true);
  isReleased = true;
  release();
  expect(await outcome).toEqual({ message: 'No claim', isReleased: true });
  expect(await readCode(id)).toBeUndefined();
  await sql`drop function refuse_claim cascade`.execute(product.db);
});

test('a draft that a stop interrupts is written by the next run, without waiting for the end of its claim', async () => {
  holdNext();
  const { id } = await askEarlier();
  const stopping = new AbortController();
  const running = run(stopping);
  await expect.poll(() => inputs.length, SLOW_MACHINE).toBe(1);
  stopping.abort();
  await running;
  expect(await readCode(id)).toBe('no_draft');

  await run();
  expect([inputs.length, await readNewest(id)]).toEqual([2, textOf(inputs[1]!)]);
});
