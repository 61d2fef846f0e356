import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDraftDesk, SLOW_MACHINE } from '../../../testing/readings/draftDesk.ts';
import { createSystemContext, NO_HOOKS } from '../../platform/http/callContext.ts';
import { writeDrafts } from './writeDrafts.ts';

const { inputs, holdNext, product, desk, ask, readCode } = await openDraftDesk();
// From here on, the job runs only when the test calls it.
await product.scheduler.stop();
afterAll(() => desk.close());

const DUE_MS = 500;

test('a run that cannot claim another draft ends only when those it has claimed are written', async () => {
  const release = holdNext();
  const { id } = await ask();
  await pause(DUE_MS);
  const context = createSystemContext(product.services, NO_HOOKS);
  let outcome = 'still running';
  const running = writeDrafts.run(context, new AbortController().signal).catch((error: Error) => {
    outcome = error.message;
  });
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
  await pause(100);
  expect(outcome).toBe('still running');

  release();
  await running;
  expect([outcome, await readCode(id)]).toEqual(['No claim', undefined]);
});
