import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCard } from '#contract/billing/calls.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import { createSimulatedGateway } from '../adapters/payments/simulated.ts';
import { CARD } from '../../testing/billing/billing.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

const CANARY = { cardNumber: '5200828282828210', cvc: '8675', cardHolder: 'Canary Holder' };

let reported = '';
let lines = '';
const listener = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (chunk) => (reported += String(chunk)));
  request.on('end', () => response.end('{}'));
});
let product: TestProduct;
beforeAll(async () => {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const log = createLog(
    'trace',
    new Writable({
      write(chunk, _, done) {
        lines += String(chunk);
        done();
      },
    }),
  );
  // A gateway without a database: the only card of this test is refused before one is needed.
  const payments: PaymentGateway = {
    ...createSimulatedGateway('postgres://nobody@127.0.0.1:1/nothing', systemClock),
    ensureCustomer: async () => 'customer',
    attachCard(_, card) {
      const held = structuredClone(card);
      throw new Error('The gateway broke down', { cause: held });
    },
  };
  const env = { SENTRY_DSN: `http://key@127.0.0.1:${port}/1` };
  product = await startTestProduct(env, { payments, log, mayFail: [500] });
});
afterAll(async () => {
  await product.stop();
  listener.close();
});

test('a card call that crashes leaves no card number, code or holder in log or error report', async () => {
  const as = await product.customer();
  const { status, body } = await product.send(addCard, { ...CARD, ...CANARY }, { as });
  expect(status).toBe(500);
  await expect.poll(() => reported, { timeout: 10_000 }).toContain('The gateway broke down');
  expect(lines).toContain('The gateway broke down');
  for (const text of [reported, lines, JSON.stringify(body)]) {
    expect(text).not.toContain(CANARY.cardNumber);
    expect(text).not.toMatch(/(?<![\w-])8675(?![\w-])/);
    expect(text).not.toContain(CANARY.cardHolder);
  }
});
