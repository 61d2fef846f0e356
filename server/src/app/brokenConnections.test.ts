import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

const DOMAIN = 'reply.example.com';
const SECRET = 'a-secret-of-the-relay';

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

/** What the server opens next, by the name of Node's channel for it. */
const nextOpened = <Opened>(channel: string) =>
  new Promise<Opened>((resolve) => {
    const take = (opened: unknown) => {
      unsubscribe(channel, take);
      resolve(opened as Opened);
    };
    subscribe(channel, take);
  });

/** Disconnects, and waits until the server has noticed it and done what follows from it. */
async function disconnect(socket: Socket, serverSocket: Socket): Promise<void> {
  await expect.poll(() => serverSocket.bytesRead).toBe(socket.bytesWritten);
  const closed = new Promise((resolve) => serverSocket.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
  await nextTurn();
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
  const received = nextOpened<{ request: IncomingMessage }>('http.server.request.start');
  const socket = connect(Number(new URL(product.origin).port), '127.0.0.1');
  socket.write(request());
  const { request: half } = await received;
  // The body is being read.
  await expect.poll(() => half.readableDidRead).toBe(true);
  await disconnect(socket, half.socket);
  expect(errors).toEqual([]);
});

test('a mail server that disconnects in the middle of a mail is not an error of ours', async () => {
  const accepted = nextOpened<{ socket: Socket }>('net.server.socket');
  const socket = connect(product.mailPort!, '127.0.0.1');
  const { socket: serverSocket } = await accepted;
  for (const line of ['EHLO here', 'MAIL FROM:<rosa@example.test>', `RCPT TO:<reply@${DOMAIN}>`, 'DATA']) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  await once(socket, 'data');
  socket.write('From: rosa@example.test\r\nhalf');
  await disconnect(socket, serverSocket);
  expect(errors).toEqual([]);
});
