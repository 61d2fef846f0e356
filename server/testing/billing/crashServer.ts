// Runs the product in its own process, which kills itself at one point of a payment, given by DIE.
import pg from 'pg';
import type { PaymentGateway } from '../../src/adapters/payments/payments.ts';
import { openProduct } from '../../src/app/product.ts';
import { buildServer } from '../../src/app/server.ts';
import { parseConfig } from '../../src/platform/config.ts';
import { createLog } from '../../src/platform/log.ts';
import type { ChangePoint, CrashPoint } from './crashPoints.ts';

const point = process.env['DIE'] as CrashPoint | ChangePoint;
const config = parseConfig(process.env);
const product = await openProduct(config, config.databaseUrl!, createLog(config.logLevel));

/** Never returns, so nothing after it runs. */
function exitNow(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

function crashAtGateway(payments: PaymentGateway): Partial<PaymentGateway> {
  const dyingIn = <Order, Answer>(ask: (order: Order) => Promise<Answer>) => {
    return async (order: Order): Promise<Answer> => {
      if (point === 'after the intent') return exitNow();
      if (point === 'while the gateway is asked') void ask(order);
      if (point === 'while the gateway is asked') return exitNow();
      const answer = await ask(order);
      if (point === 'before the answer of the gateway') return exitNow();
      if (point === 'after the answer of the gateway was lost') throw new Error('The answer was lost');
      return answer;
    };
  };
  return { charge: dyingIn(payments.charge), refund: dyingIn(payments.refund) };
}

const INTENT = /^insert into "(attempts|refunds)"/;
const OUTCOME = /^update "(attempts|refunds)" set "(status|look_at)"/;
const CHANGE = /^update "subscriptions"/;

/** What the connection's current transaction has written. */
const written = new WeakMap<object, 'intent' | 'outcome' | 'change'>();

function crashAtCommit(): void {
  const query = pg.Client.prototype.query as (...given: unknown[]) => Promise<unknown>;
  const dying = async function (this: object, ...given: unknown[]) {
    const [asked] = given;
    const text = typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '');
    if (text.startsWith('begin')) written.delete(this);
    if (CHANGE.test(text) && !written.has(this)) written.set(this, 'change');
    if (INTENT.test(text)) written.set(this, 'intent');
    if (OUTCOME.test(text)) written.set(this, 'outcome');
    if (text !== 'commit') return query.apply(this, given);
    const what = written.get(this);
    written.delete(this);
    if (what === 'intent' && point === 'before the intent is committed') return exitNow();
    if (what === 'outcome' && point === 'before the outcome is committed') return exitNow();
    const answer = await query.apply(this, given);
    if (what === 'outcome' && point === 'before the answer is sent') return exitNow();
    if (what === 'change' && point === 'after the change is committed') return exitNow();
    return answer;
  };
  pg.Client.prototype.query = dying as unknown as typeof pg.Client.prototype.query;
}

Object.assign(product.services.payments, crashAtGateway({ ...product.services.payments }));
crashAtCommit();
const server = await buildServer(product);
const origin = await server.listen({ host: config.host, port: config.port });
await product.start(origin);
process.stdout.write(`Moonletter is at ${origin}\n`);
