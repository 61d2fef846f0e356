import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/accounts/calls.ts';
import { inviteFriend } from '#contract/contact/calls.ts';
import { startMailServer } from '../../testing/app/mailServer.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

let product: TestProduct;
let port: number;
beforeAll(async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  ({ port } = closed.address() as AddressInfo);
  closed.close();
  await once(closed, 'close');
  product = await startTestProduct({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'fatal' });
});
afterAll(() => product.stop());

const readOutbox = () =>
  product.db
    .selectFrom('mailOutbox')
    .select(['tries', 'sentAt', 'gaveUpAt', 'lastError'])
    .executeTakeFirstOrThrow();

test('an outage of the mail server delays no call, and each mail arrives once afterwards', async () => {
  const { email } = await product.customer();
  expect((await product.send(requestPasswordReset, { email })).status).toBe(200);
  await product.advance({ seconds: 0 });
  expect(await readOutbox()).toMatchObject({
    sentAt: null,
    lastError: expect.stringContaining('ECONNREFUSED'),
  });

  const server = await startMailServer(port);
  server.refuses = true;
  await product.advance({ minutes: 2 });
  expect(await readOutbox()).toMatchObject({ sentAt: null, lastError: expect.stringContaining('451') });
  expect(server.taken).toEqual([]);

  server.refuses = false;
  await product.advance({ hours: 1 });
  await product.advance({ days: 3 });
  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]).toContain(`To: ${email}`);
  expect(await readOutbox()).toMatchObject({ sentAt: expect.any(String), gaveUpAt: null, lastError: null });
  server.close();
});

test('a mail that is never accepted is given up and stays listed', async () => {
  const email = 'friend@example.test';
  await product.sendOrThrow(inviteFriend, { email }, { as: await product.customer() });
  for (let day = 0; day < 4; day++) await product.advance({ days: 1 });
  const unsent = await product.db
    .selectFrom('mailOutbox')
    .select(['recipient', 'gaveUpAt', 'nextTryAt'])
    .where('sentAt', 'is', null)
    .execute();
  expect(unsent).toEqual([{ recipient: email, gaveUpAt: expect.any(String), nextTryAt: null }]);
});
