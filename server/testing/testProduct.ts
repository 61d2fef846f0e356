import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { logIn, signUp } from '#contract/accounts/calls.ts';
import { toWireRequest } from '#contract/wireRequest.ts';
import { camelCase, fromWire } from '#contract/wire.ts';
import type { DraftWriter } from '../src/adapters/drafts/drafts.ts';
import type { PaymentGateway } from '../src/adapters/payments/payments.ts';
import { createWriter } from '../src/readers/createWriter.ts';
import type { Db } from '../src/platform/database/database.ts';
import { parseConfig } from '../src/platform/config.ts';
import { type Log, createLog } from '../src/platform/log.ts';
import { checkAnswer, type Failure } from './checkAnswer.ts';
import { createEmptyDatabase } from './emptyDatabase.ts';
import { closeServer } from '../src/app/closeServer.ts';
import { openMailReceiver } from '../src/app/mailReceiver.ts';
import { openProduct } from '../src/app/product.ts';
import { buildServer } from '../src/app/server.ts';

/** How long clients have to finish their requests when the product is stopped. */
const CLIENT_GRACE_MS = 1_000;

export const TEST_PASSWORD = 'correct horse battery';

/** A response over HTTP: a camelCase body, or a problem with its code and messages by field. */
export interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
  /** The problem's code. */
  code: string | undefined;
  detail: string | undefined;
  /** Messages by field, in camelCase. */
  fields: Record<string, string>;
}

export interface TestUser {
  id: number;
  email: string;
  token: string;
}

export interface SendOptions {
  as?: TestUser | undefined;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;

/**
 * The whole product with its own database, port and movable clock.
 * @param more overrides the configuration; with an existing database it is another instance, or the product after a
 * restart
 */
export async function startTestProduct(
  env: Record<string, string> = {},
  more: {
    payments?: PaymentGateway;
    drafts?: DraftWriter;
    log?: Log;
    databaseUrl?: string;
    heartbeatMs?: number;
    /** The time limit of the mail server for one mail. */
    mailTimeoutMs?: number;
    /** For tests that provoke faults: the failures that they expect. */
    mayFail?: readonly Failure[];
    /** Timeouts for receiving requests. */
    receiving?: Parameters<typeof buildServer>[1];
  } = {},
) {
  const database =
    more.databaseUrl === undefined
      ? await createEmptyDatabase()
      : { url: more.databaseUrl, drop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'moonletter-data-'));
  const config = parseConfig({
    TEST_CLOCK: '1',
    RATE_LIMITS: 'off',
    DEMO: '0',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    ...env,
  });
  const product = await openProduct(config, database.url, more.log ?? createLog(config.logLevel), {
    ...more,
    // An empty database is made with the current tables.
    isMigrated: more.databaseUrl === undefined,
  });
  await recordSentMails(product.services.db);
  const server = await buildServer(product, more.receiving);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  await product.start(origin);
  const mailReceiver = await openMailReceiver(product);
  let userCount = 0;

  /** Sends a request unchanged; checks the response against the contract. */
  async function fetchRaw(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(origin + path, init);
    await checkAnswer(init.method ?? 'GET', path, response, more.mayFail ?? []);
    return response;
  }

  async function send<C extends Call>(
    call: C,
    input: InputOf<C>,
    { as, token = as?.token, headers = {} }: SendOptions = {},
  ): Promise<TestResponse<OutputOf<C>>> {
    const { method, address, body, contentType } = toWireRequest(call, input);
    const response = await fetchRaw(address, {
      method,
      body,
      headers: {
        ...(token !== undefined && { authorization: `Token ${token}` }),
        ...(contentType !== null && { 'content-type': contentType }),
        ...headers,
      },
    });
    return toTestResponse(response);
  }

  /** For what a test only builds on: returns the body; throws if the call does not succeed. */
  async function sendOrThrow<C extends Call>(
    call: C,
    input: InputOf<C>,
    options?: SendOptions,
  ): Promise<OutputOf<C>> {
    const { status, body } = await send(call, input, options);
    if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async function customer(more: Partial<InputOf<typeof signUp>> = {}): Promise<TestUser> {
    userCount += 1;
    const email = more.email ?? `member${userCount}@example.test`;
    const form = {
      firstName: 'Rosalind',
      lastName: 'Achterberg',
      birthDate: '1980-03-04',
      acceptTerms: true,
    };
    const { user, token } = await sendOrThrow(signUp, { ...form, password: TEST_PASSWORD, ...more, email });
    return { id: user.id, email, token };
  }

  async function writer(firstName = 'Isolde'): Promise<TestUser> {
    userCount += 1;
    const email = `writer${userCount}@example.test`;
    await createWriter(product.services, { email, firstName, lastName: 'Marr', password: TEST_PASSWORD });
    const { user, token } = await sendOrThrow(logIn, { email, password: TEST_PASSWORD });
    return { id: user.id, email, token };
  }

  /** Advances the time and runs everything that falls due. */
  async function advance(duration: Temporal.DurationLike): Promise<void> {
    const seconds = Temporal.Duration.from(duration).total({ unit: 'seconds', relativeTo: '2026-01-01' });
    const response = await fetchRaw('/api/test_clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance_seconds: seconds }),
    });
    if (response.status !== 200) throw new Error(await response.text());
  }

  /** The source of the delivered mails, oldest first. */
  async function mails(): Promise<string[]> {
    await advance({ seconds: 0 });
    const folder = join(dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    const byNumber = names.toSorted((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)));
    return Promise.all(byNumber.map((name) => readFile(join(folder, name), 'utf8')));
  }

  async function stop(): Promise<void> {
    await mailReceiver?.close();
    await product.streams.close();
    await closeServer(server, CLIENT_GRACE_MS);
    await product.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }

  const { services, mountOptions } = product;
  return {
    origin,
    /** The server's routes as a tree, one line each. */
    printRoutes: () => server.printRoutes({ commonPrefix: false }),
    /** The port of the SMTP receiver, with MAIL_IN_PORT. */
    mailPort: mailReceiver?.port,
    services,
    mountOptions,
    db: services.db,
    dataDir,
    scheduler: product.scheduler,
    databaseUrl: database.url,
    send,
    sendOrThrow,
    fetchRaw,
    customer,
    writer,
    advance,
    mails,
    stop,
  };
}

/** Sent mails are deleted after thirty days, so tests that span months read them from `testing.mails`. */
const recordSentMails = (db: Db) =>
  sql`
    create schema if not exists testing;
    create table if not exists testing.mails (id bigint primary key, recipient text, subject text);
    create or replace function testing.remember_mail() returns trigger language plpgsql as $$ begin
      insert into testing.mails values (new.id, new.recipient, new.subject);
      return new;
    end $$;
    create or replace trigger remember_mail after insert on mail_outbox
      for each row execute function testing.remember_mail();
  `.execute(db);

async function toTestResponse<Body>(response: Response): Promise<TestResponse<Body>> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? (fromWire(await response.json()) as Record<string, unknown>) : {};
  const errors = (body['errors'] ?? []) as { param: string; msg: string }[];
  const fields = Object.fromEntries(errors.map(({ param, msg }) => [camelCase(param), msg]));
  const { status, headers } = response;
  const code = body['code'] as string | undefined;
  return { status, headers, body: body as Body, code, detail: body['detail'] as string | undefined, fields };
}
