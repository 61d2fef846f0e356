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
  const crashInside = <Order, Answer>(ask: (order: Order) => Promise<Answer>) => {
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
  return { charge: crashInside(payments.charge), refund: crashInside(payments.refund) };
}

const INTENT = /^insert into "(attempts|refunds)"/;
const OUTCOME = /^update "(attempts|refunds)" set "(status|look_at)"/;
const CHANGE = /^update "subscriptions"/;

/** What the connection's current transaction has written. */
const writtenByConnection = new WeakMap<object, 'intent' | 'outcome' | 'change'>();

function crashAtCommit(): void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  const queryOrCrash = async function (this: object, ...args: unknown[]) {
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
    if (text.startsWith('begin')) writtenByConnection.delete(this);
    if (CHANGE.test(text) && !writtenByConnection.has(this)) writtenByConnection.set(this, 'change');
    if (INTENT.test(text)) writtenByConnection.set(this, 'intent');
    if (OUTCOME.test(text)) writtenByConnection.set(this, 'outcome');
    if (text !== 'commit') return query.apply(this, args);
    const lastWrite = writtenByConnection.get(this);
    writtenByConnection.delete(this);
    if (lastWrite === 'intent' && point === 'before the intent is committed') return exitNow();
    if (lastWrite === 'outcome' && point === 'before the outcome is committed') return exitNow();
    const answer = await query.apply(this, args);
    if (lastWrite === 'outcome' && point === 'before the answer is sent') return exitNow();
    if (lastWrite === 'change' && point === 'after the change is committed') return exitNow();
    return answer;
  };
  pg.Client.prototype.query = queryOrCrash as unknown as typeof pg.Client.prototype.query;
}

Object.assign(product.services.payments, crashAtGateway({ ...product.services.payments }));
crashAtCommit();
const server = await buildServer(product);
const origin = await server.listen({ host: config.host, port: config.port });
await product.start(origin);
process.stdout.write(`Moonletter is at ${origin}\n`);
