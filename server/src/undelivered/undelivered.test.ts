import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InputOf } from '#contract/call.ts';
import { listAuditLog } from '#contract/members/calls.ts';
import { dropUndelivered, listUndelivered, retryUndelivered } from '#contract/undelivered/calls.ts';
import { enqueueMail } from '../platform/mail/mailOutbox.ts';
import { JobScheduler } from '../platform/jobs/jobs.ts';
import { createSystemContext, NO_HOOKS } from '../platform/http/callContext.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  // A job that fails is an error in the log.
  product = await startTestProduct({ LOG_LEVEL: 'fatal' });
  writer = await product.writer('Isolde');
});
beforeEach(() => sql`truncate mail_outbox, job_failures`.execute(product.db));
afterAll(() => product.stop());

const list = async (input: InputOf<typeof listUndelivered> = {}) =>
  (await product.send(listUndelivered, input, { as: writer })).body;
const readNewestAct = async () =>
  (await product.send(listAuditLog, { limit: 1 }, { as: writer })).body.results.map(({ act, says }) => [
    act,
    says,
  ]);

/** A mail that was tried for the last time. */
async function failedMail(to: string): Promise<number> {
  const { db, clock } = product.services;
  await enqueueMail(db, clock.now(), {
    to,
    subject: 'A letter has arrived',
    text: 'Come',
    html: '<p>Come</p>',
  });
  const { id } = await db
    .updateTable('mailOutbox')
    .set({ nextTryAt: null, gaveUpAt: clock.now(), tries: 9, lastError: '550 No such mailbox' })
    .where('recipient', '=', to)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A job that fails as long as `isBroken`, in a scheduler of its own. */
function createJob(name: string) {
  const state = { isBroken: true };
  const job = {
    name,
    nextRunAt: () => Promise.resolve(product.services.clock.now()),
    run: () =>
      state.isBroken ? Promise.reject(new Error('The gateway\0 does not answer')) : Promise.resolve(),
  };
  const run = async () => {
    const scheduler = new JobScheduler(() => createSystemContext(product.services, NO_HOOKS), [job]);
    scheduler.wake();
    await scheduler.stop();
  };
  return { state, run };
}

test('nothing has failed at first', async () => {
  expect(await list()).toEqual({ count: 0, results: [] });
});

test('a mail that is no longer tried is listed without its text', async () => {
  const id = await failedMail('rosalind@example.test');
  const { count, results } = await list();
  expect(count).toBe(1);
  expect(results).toEqual([
    {
      id,
      kind: 'mail',
      recipient: 'rosalind@example.test',
      subject: 'A letter has arrived',
      error: '550 No such mailbox',
      tries: 9,
      failedAt: expect.any(String),
    },
  ]);
});

test('a retried mail is sent at once', async () => {
  const id = await failedMail('wren@example.test');
  expect((await product.send(retryUndelivered, { id }, { as: writer })).status).toBe(204);
  expect(await readNewestAct()).toEqual([
    ['mail_retried', 'The mail ‘A letter has arrived’ was tried again.'],
  ]);
  await expect
    .poll(async () => (await product.mails()).filter((mail) => mail.includes('wren@')).length)
    .toBe(1);
  expect(await list()).toEqual({ count: 0, results: [] });
  expect((await product.send(retryUndelivered, { id }, { as: writer })).status).toBe(404);
});

test('a dropped mail is never sent', async () => {
  const id = await failedMail('noor@example.test');
  expect((await product.send(dropUndelivered, { id }, { as: writer })).status).toBe(204);
  expect(await readNewestAct()).toEqual([['mail_dropped', 'The mail ‘A letter has arrived’ was dropped.']]);
  expect((await list()).count).toBe(0);
  expect((await product.send(dropUndelivered, { id }, { as: writer })).status).toBe(404);
});

test('a mail that is still tried is neither listed nor dropped', async () => {
  const id = await failedMail('tomas@example.test');
  await product.db
    .updateTable('mailOutbox')
    .set({ gaveUpAt: null, nextTryAt: product.services.clock.now().add({ hours: 1 }) })
    .execute();
  expect((await list()).count).toBe(0);
  expect((await product.send(dropUndelivered, { id }, { as: writer })).status).toBe(404);
});

test('a job is listed when it fails for the third time, and no longer when it succeeds', async () => {
  const { state, run } = createJob('renew the moon');
  await run();
  await run();
  expect((await list()).count).toBe(0);
  await run();
  expect((await list({ kind: 'job' })).results).toEqual([
    {
      id: expect.any(Number),
      kind: 'job',
      recipient: null,
      subject: 'renew the moon',
      error: 'The gateway does not answer',
      tries: 3,
      failedAt: expect.any(String),
    },
  ]);
  state.isBroken = false;
  await run();
  expect((await list()).count).toBe(0);
});

test('a dropped job is listed again when it keeps failing', async () => {
  const { run } = createJob('turn the tide');
  for (let n = 0; n < 3; n += 1) await run();
  const { id } = (await list()).results[0]!;
  expect((await product.send(retryUndelivered, { id }, { as: writer })).status).toBe(204);
  expect(await readNewestAct()).toEqual([['job_retried', 'The job ‘turn the tide’ was tried again.']]);
  expect((await product.send(dropUndelivered, { id }, { as: writer })).status).toBe(204);
  expect(await readNewestAct()).toEqual([
    ['job_dropped', 'The failures of the job ‘turn the tide’ were dropped.'],
  ]);
  expect((await list()).count).toBe(0);
  for (let n = 0; n < 3; n += 1) await run();
  expect((await list()).count).toBe(1);
});

test('the list is by kind, newest first, and paged', async () => {
  const { run } = createJob('turn the tide');
  await failedMail('a@example.test');
  await product.advance({ seconds: 10 });
  await failedMail('b@example.test');
  await product.advance({ seconds: 10 });
  for (let n = 0; n < 3; n += 1) await run();
  const listSubjects = async (input: InputOf<typeof listUndelivered>) => {
    const { count, results } = await list(input);
    return [count, ...results.map(({ recipient, subject }) => recipient ?? subject)];
  };
  expect(await listSubjects({})).toEqual([3, 'turn the tide', 'b@example.test', 'a@example.test']);
  expect(await listSubjects({ order: 'asc', limit: 1, offset: 1 })).toEqual([3, 'b@example.test']);
  expect(await listSubjects({ kind: 'mail' })).toEqual([2, 'b@example.test', 'a@example.test']);
  expect(await listSubjects({ kind: 'job' })).toEqual([1, 'turn the tide']);
});
