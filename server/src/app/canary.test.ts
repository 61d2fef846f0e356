import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createDataFolder, startServer } from '../../testing/commandLine.ts';

const ENTRY = new URL('../../testing/app/canaryServer.ts', import.meta.url).pathname;
const ACCEPTED = '6200000000000005';
const DECLINED = '4000000000009995';
const REFUSED = '5105105105105100';
const CODE = '9173';
const HOLDER = 'Philomena Canary';
/** Text that may be stored. The search must find it, which proves that the search works. */
const MESSAGE = 'A control that stays: heliotrope';
const KEY = 'control-key-heliotrope';
const BUG = 'The bug of the gateway';

const CARD = {
  card_holder: HOLDER,
  card_number: ACCEPTED,
  exp_month: 12,
  exp_year: 2090,
  cvc: CODE,
  card_zipcode: '10001',
};
const CARDS = '/api/billing/payment_method';
const JSON_TYPE = 'application/json';

const listSpellings = (number: string) =>
  ['', ' ', '-', '%20', '+'].map((gap) => number.match(/.{4}/g)!.join(gap));
const NUMBERS = [ACCEPTED, DECLINED, REFUSED].flatMap(listSpellings);

/** Card data found in these bytes: the number in any spelling, the code beside its name, the holder. */
function findCardData(bytes: Buffer): string[] {
  const found = [...NUMBERS, HOLDER].filter((each) => bytes.includes(each));
  for (let at = bytes.indexOf(CODE); at >= 0; at = bytes.indexOf(CODE, at + 1))
    if (/cvc|cvv|code/i.test(bytes.toString('latin1', at - 24, at))) found.push(`cvc ${CODE}`);
  return found;
}

/** A fake error reporting server that keeps what it receives. */
async function startReportServer() {
  const taken: Buffer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      taken.push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dsn = `http://canary@127.0.0.1:${(server.address() as AddressInfo).port}/1`;
  return { dsn, taken, [Symbol.asyncDispose]: async () => void server.close() };
}

interface Sent {
  method?: string;
  path?: string;
  type?: string;
  token?: string;
  key?: string;
  body?: string;
}

/** A client of a server; keeps every response. */
function createClient(origin: string, answers: string[]) {
  return async ({ method = 'POST', path = CARDS, type = JSON_TYPE, token, key, body }: Sent) => {
    const headers = {
      'content-type': type,
      // One call in five is traced; this header has this one traced.
      'sentry-trace': `${'c'.repeat(32)}-${'a'.repeat(16)}-1`,
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const response = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    answers.push(`${JSON.stringify([...response.headers])} ${text}`);
    return { status: response.status, text };
  };
}

const buildCard = (more: object) => JSON.stringify({ ...CARD, ...more });

/** Every way to send a card, and the expected status. */
const WAYS: [says: string, sent: Sent, status: number][] = [
  ['success', { key: KEY, body: buildCard({}) }, 201],
  ['the same again', { key: KEY, body: buildCard({}) }, 201],
  ['its key with another body', { key: KEY, body: buildCard({ make_default_payment_method: true }) }, 409],
  ['decline', { key: 'declined', body: buildCard({ card_number: DECLINED }) }, 402],
  ['the decline again', { key: 'declined', body: buildCard({ card_number: DECLINED }) }, 402],
  ['no test card', { body: buildCard({ card_number: REFUSED }) }, 400],
  ['wrong fields', { body: buildCard({ card_number: listSpellings(ACCEPTED)[1], exp_month: 13 }) }, 400],
  ['the number as a code', { body: buildCard({ cvc: ACCEPTED, card_zipcode: ACCEPTED }) }, 400],
  ['an unknown field', { body: buildCard({ cvc_again: CODE, [ACCEPTED]: ACCEPTED }) }, 400],
  ['to a writer only', { path: '/api/billing/refund', body: buildCard({}) }, 403],
  ['to another call', { path: '/api/subscription/create_subscription', body: buildCard({}) }, 400],
  ['as a message', { path: '/api/users-me', method: 'PATCH', body: buildCard({}) }, 400],
  ['cut off', { body: buildCard({}).slice(0, -3) }, 400],
  ['plain text', { type: 'text/plain', body: buildCard({}) }, 415],
  [
    'as a form',
    { type: 'application/x-www-form-urlencoded', body: `cvc=${CODE}&card_number=${ACCEPTED}` },
    415,
  ],
  ['multipart', { type: 'multipart/form-data', body: buildCard({}) }, 415],
  ['an unknown path', { path: '/api/billing/cards', body: buildCard({}) }, 404],
  ['in a path', { path: `/api/billing/${ACCEPTED}/cvc/${CODE}`, body: buildCard({}) }, 404],
  ['in a query', { method: 'GET', path: `${CARDS}?card_number=${ACCEPTED}&cvc=${CODE}` }, 400],
  ['oversize', { body: buildCard({ card_zipcode: '1'.repeat(1_100_000) }) }, 413],
  ['a bug', { body: buildCard({ card_holder: `Bug ${HOLDER}` }) }, 500],
  ['a bug, by its key', { key: 'bug', body: buildCard({ card_holder: `Bug ${HOLDER}` }) }, 500],
];

/** Every row of every table, as text. */
async function dumpDatabase(url: string): Promise<Buffer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dump: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
    dump.push(name, ...rows.map(({ row }) => row));
  }
  await client.end();
  return Buffer.from(dump.join('\n'));
}

async function readAllFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const entry of glob('**', { cwd: folder, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      files.set(path, await readFile(path));
    }
  return files;
}

/** Everything a stream sends until the server ends it. */
async function collectStream(origin: string, path: string, token: string): Promise<() => string> {
  const response = await fetch(origin + path, { headers: { authorization: `Token ${token}` } });
  let received = '';
  const reading = async () => {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) received += text;
  };
  reading().catch(() => {});
  return () => received;
}

test(
  'card number and security code are stored and logged nowhere, whatever the outcome',
  { timeout: 120_000 },
  async () => {
    await using folder = await createDataFolder();
    await using reports = await startReportServer();
    const env = { DATA_DIR: folder.path, LOG_LEVEL: 'trace', SENTRY_DSN: reports.dsn };
    const answers: string[] = [];

    const first = await startServer(env, { entry: ENTRY });
    let call = createClient(first.origin, answers);
    const person = { email: 'canary@example.test', password: 'correct horse battery' };
    const form = { first_name: 'Ada', last_name: 'Moon', birth_date: '1980-03-04', accept_terms: true };
    const signedUp = await call({ path: '/api/users', body: JSON.stringify({ ...person, ...form }) });
    const { token, user } = JSON.parse(signedUp.text) as { token: string; user: { id: number } };
    const received = await collectStream(first.origin, `/user-messages/${user.id}/`, token);

    const statuses: [string, number][] = [];
    for (const [label, sent] of WAYS) statuses.push([label, (await call({ ...sent, token })).status]);
    expect(statuses).toEqual(WAYS.map(([label, , status]) => [label, status]));
    expect((await call({ body: buildCard({}) })).status).toBe(401);

    const plan = JSON.stringify({ product_id: 2 });
    await call({ path: '/api/subscription/create_subscription', token, body: plan });
    const questionCall = { path: '/api/reading_requests', token, body: JSON.stringify({ message: MESSAGE }) };
    expect((await call(questionCall)).status).toBe(201);
    await expect.poll(received, { timeout: 10_000 }).toContain('"request_id":1');

    const countMails = () => readAllFiles(join(folder.path, 'mail')).then(({ size }) => size);
    await expect.poll(countMails).toBeGreaterThan(0);

    // Killed in the middle of the call, then restarted.
    const gatewayIsSilent = new Promise<void>((known) => {
      first.child.stdout!.on('data', (text: Buffer) => text.includes('The gateway is silent') && known());
    });
    const cutOff = call({ token, key: 'cut-off', body: buildCard({ card_holder: `Silence ${HOLDER}` }) });
    const isCutOff = cutOff.then(
      () => false,
      () => true,
    );
    await gatewayIsSilent;
    const reported = () => Buffer.concat(reports.taken).toString();
    const bugAndSpan = new RegExp(`${BUG}[^]*"type":"span"|"type":"span"[^]*${BUG}`);
    await expect.poll(reported, { timeout: 20_000 }).toMatch(bugAndSpan);
    first.child.kill('SIGKILL');
    expect(await isCutOff).toBe(true);
    const killed = await first.ended;

    const second = await startServer(env, { entry: ENTRY });
    call = createClient(second.origin, answers);
    const requestListCall = { path: '/api/reading_requests', method: 'GET', token };
    expect((await call(requestListCall)).text).toContain(MESSAGE);
    const stopped = second.ended;
    const finalOutput = new Promise<string>((known) => void stopped.then(({ out }) => known(out)));
    const url = /^Database: (\S+)$/m.exec(killed.out)![1]!;
    const dump = await dumpDatabase(url);
    second.child.kill('SIGTERM');
    expect((await stopped).code).toBe(0);

    const files = await readAllFiles(folder.path);
    const data = [...files].filter(([path]) => !path.includes('/mail/'));
    const log = Buffer.from([killed.out, killed.err, await finalOutput].join('\n'));
    const places: Record<string, [bytes: Buffer, control: string]> = {
      'the files of the database': [Buffer.concat(data.map(([, bytes]) => bytes)), MESSAGE],
      'the write-ahead log': [
        Buffer.concat(data.filter(([path]) => path.includes('/pg_wal/')).map(([, bytes]) => bytes)),
        MESSAGE,
      ],
      'every row': [dump, KEY],
      'the mails': [
        Buffer.concat([...files].filter(([path]) => path.includes('/mail/')).map(([, bytes]) => bytes)),
        person.email,
      ],
      'the log': [log, BUG],
      'the reports of errors': [Buffer.concat(reports.taken), BUG],
      'the streams': [Buffer.from(received()), 'monthly_active'],
      'the answers': [Buffer.from(answers.join('\n')), MESSAGE],
    };
    const found = Object.fromEntries(
      Object.entries(places).map(([place, [bytes, control]]) => [
        place,
        { card: [...new Set(findCardData(bytes))], control: bytes.includes(control) },
      ]),
    );
    expect(found).toEqual(
      Object.fromEntries(Object.keys(places).map((place) => [place, { card: [], control: true }])),
    );
  },
);
