import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

const DOMAIN = 'reply.example.com';
const SECRET = 'a-secret-of-the-relay';
const SETTLE_MS = 100;

let product: TestProduct;
let member: TestUser;
const errors: string[] = [];
const destination = new Writable({
  write(line: Buffer, _, done) {
    errors.push(line.toString());
    done();
  },
});
beforeAll(async () => {
  const env = { MAIL_IN_DOMAIN: DOMAIN, MAIL_IN_PORT: '0', MAIL_IN_SECRET: SECRET };
  product = await startTestProduct(env, { log: createLog('error', destination) });
  member = await product.customer();
});
afterAll(() => product.stop());
beforeEach(() => void errors.splice(0));

/** Sends the texts, each after an answer to the one before, and disconnects. */
async function disconnectAfter(port: number, texts: readonly string[]): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  for (const [n, sent] of texts.entries()) {
    if (n > 0) await once(socket, 'data');
    socket.write(sent);
  }
  await pause(SETTLE_MS);
  socket.resetAndDestroy();
  await pause(SETTLE_MS);
}

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: here', 'Content-Length: 1000', ...headers, '', 'half'].join('\r\n');
const asMember = () => `Authorization: Token ${member.token}`;
const form = 'Content-Type: multipart/form-data; boundary=b';

test.each([
  ['a call', () => post('/api/reading_requests', asMember(), 'Content-Type: application/json')],
  ['a form', () => post('/api/reading_request_messages/1', asMember(), form)],
  [
    'a mail',
    () => post('/api/mail/inbound', `Authorization: Bearer ${SECRET}`, 'Content-Type: message/rfc822'),
  ],
  ['unsubscribing', () => post('/unsubscribe?token=x', form)],
])('a client that disconnects in the middle of %s is not an error of ours', async (_, request) => {
  await disconnectAfter(Number(new URL(product.origin).port), [request()]);
  expect(errors).toEqual([]);
});

test('nor is a mail server that disconnects in the middle of a mail', async () => {
  const envelope = ['EHLO here', 'MAIL FROM:<rosa@example.test>', `RCPT TO:<reply@${DOMAIN}>`];
  const lines = [...envelope, 'DATA', 'From: rosa@example.test', 'half'].map((line) => `${line}\r\n`);
  await disconnectAfter(product.mailPort!, ['', ...lines.slice(0, 4), lines.slice(4).join('')]);
  expect(errors).toEqual([]);
});
