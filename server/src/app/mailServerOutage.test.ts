import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/accounts/calls.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

/** A minimal SMTP server that accepts or refuses every mail. */
function mailServer(): Server & { taken: string[]; refuses: boolean } {
  const server = createServer((socket) => {
    let unread = '';
    let isData = false;
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      unread += bytes.toString();
      for (;;) {
        const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const given = unread.slice(0, end);
        unread = unread.slice(end + (isData ? 5 : 2));
        if (isData) taking.taken.push(given);
        const refused = taking.refuses && given.startsWith('RCPT');
        isData = !isData && given === 'DATA';
        socket.write(isData ? '354 go on\r\n' : refused ? '451 later\r\n' : '250 well\r\n');
        if (given === 'QUIT') socket.end();
      }
    });
  });
  const taking = Object.assign(server, { taken: [] as string[], refuses: false });
  return taking;
}

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

const outbox = () =>
  product.db
    .selectFrom('mailOutbox')
    .select(['tries', 'sentAt', 'gaveUpAt', 'lastError'])
    .executeTakeFirstOrThrow();

test('a mail server that is gone or refuses holds nobody up, and each mail arrives once when it is back', async () => {
  const { email } = await product.customer();
  expect((await product.send(requestPasswordReset, { email })).status).toBe(200);
  await product.advance({ seconds: 0 });
  expect(await outbox()).toMatchObject({ sentAt: null, lastError: expect.stringContaining('ECONNREFUSED') });

  const server = mailServer();
  server.refuses = true;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await product.advance({ minutes: 2 });
  expect(await outbox()).toMatchObject({ sentAt: null, lastError: expect.stringContaining('451') });
  expect(server.taken).toEqual([]);

  server.refuses = false;
  await product.advance({ hours: 1 });
  await product.advance({ days: 3 });
  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]).toContain(`To: ${email}`);
  expect(await outbox()).toMatchObject({ sentAt: expect.any(String), gaveUpAt: null, lastError: null });
  server.close();
});

test('a mail that nobody ever takes is given up and stays to be seen', async () => {
  const { email } = await product.customer();
  await product.send(requestPasswordReset, { email });
  for (let day = 0; day < 4; day++) await product.advance({ days: 1 });
  const left = await product.db
    .selectFrom('mailOutbox')
    .select(['recipient', 'gaveUpAt', 'nextTryAt'])
    .where('sentAt', 'is', null)
    .execute();
  expect(left).toEqual([{ recipient: email, gaveUpAt: expect.any(String), nextTryAt: null }]);
});
