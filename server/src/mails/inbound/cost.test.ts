import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequest } from '#contract/readings/calls.ts';
import { createDataFolder, startServer } from '../../../testing/commandLine.ts';
import type { Cost } from '../../../testing/app/mailCostWatcher.ts';
import { buildRawMail } from '../../../testing/mails/buildRawMail.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { findFreePort } from '../../platform/findFreePort.ts';
import { buildReplyAddress } from '../addresses.ts';

const ENTRY = new URL('../../../testing/app/mailCostWatcher.ts', import.meta.url).pathname;
/** The short form sends each form once, by HTTP. */
const IS_LONG = process.env['SOAK'] === '1';
const AT_ONCE = 8;
const TURNS = 7;
const SECRET = 'a-secret-of-the-relay';

let product: TestProduct;
let member: TestUser;
let requestId: number;
let server: Awaited<ReturnType<typeof startServer>>;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
let port: number;
let lines: AsyncIterator<string>;

/** The costs of the server since the previous call. */
async function measure(): Promise<Cost> {
  server.child.stdin!.write('\n');
  for (;;) {
    const { value } = await lines.next();
    if (value.startsWith('Cost: ')) return JSON.parse(value.slice(6));
  }
}
beforeAll(async () => {
  const env = { MAIL_IN_DOMAIN: 'reply.example.com', MAIL_IN_SECRET: SECRET };
  product = await startTestProduct(env);
  member = await createMemberWithStatus(product, 'monthly_active');
  requestId = (await product.send(createRequest, { message: 'Will it?' }, { as: member })).body.id;
  port = await findFreePort();
  folder = await createDataFolder();
  server = await startServer(
    {
      ...env,
      MAIL_IN_PORT: String(port),
      DATABASE_URL: product.databaseUrl,
      DATA_DIR: folder.path,
      // As tools/run.mjs starts it.
      NODE_OPTIONS: '--max-semi-space-size=8 --expose-gc',
      MALLOC_ARENA_MAX: '2',
    },
    { entry: ENTRY, hasFullStart: true },
  );
  lines = createInterface({ input: server.child.stdout! })[Symbol.asyncIterator]();
});
afterAll(async () => {
  server.child.kill();
  await server.ended;
  await folder[Symbol.asyncDispose]();
  await product.stop();
});

const write = (body: string, headers: Record<string, string> = {}) =>
  buildRawMail({ from: member.email, to: createReplyAddress(), headers, body });
const createReplyAddress = () =>
  buildReplyAddress(product.services, { requestId, userId: member.id, now: product.services.clock.now() })!;
const transports = {
  async HTTP(raw: string) {
    const response = await fetch(`${server.origin}/api/mail/inbound`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
      body: raw,
    });
    expect(response.status).toBe(200);
  },
  async SMTP(raw: string) {
    await createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
      envelope: { from: member.email, to: createReplyAddress() },
      raw,
    });
  },
};

const line = `${'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4'.repeat(2).slice(0, 76)}\r\n`;
const fill = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));
const TEN_MB = 10_400_000;
const forms: Record<string, () => string> = {
  'plain 1 KB': () => write('It did come true. '.repeat(50)),
  '10 MB with an attachment': () =>
    write(
      `--b\r\nContent-Type: text/plain\r\n\r\nLook\r\n--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${fill(line, TEN_MB)}\r\n--b--`,
      { 'Content-Type': 'multipart/mixed; boundary=b' },
    ),
  '10 MB of base64 text': () =>
    write(fill(`${Buffer.from('It did come true. '.repeat(3)).toString('base64')}\r\n`, TEN_MB), {
      'Content-Transfer-Encoding': 'base64',
    }),
  'deep nesting': () =>
    write(
      Array.from(
        { length: 2_000 },
        (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
      ).join(''),
      { 'Content-Type': 'multipart/mixed; boundary=b0' },
    ),
  'a header of 1 MB': () => write('Hello', { 'X-Long': 'y'.repeat(1024 * 1024) }),
  'hostile quotes': () => write('On a On b wrote:\r\nFrom: \r\n'.repeat(40_000)),
  'short lines': () => write('.\r\n'.repeat(3_000_000)),
};

const computeMedian = (costs: readonly Cost[], name: keyof Cost): number =>
  costs.map((cost) => cost[name]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)]!;
const show = (costs: readonly Cost[], name: keyof Cost) =>
  costs.map((cost) => cost[name].toFixed(1)).join(', ');
const describeCosts = (costs: readonly Cost[]) =>
  `resident ${show(costs, 'residentMb')} MB, heap ${show(costs, 'heapMb')} MB, CPU ${show(costs, 'cpuMs')} ms`;

const isWithin = (limits: Cost, cost: Cost): boolean =>
  (Object.keys(limits) as (keyof Cost)[]).every((name) => cost[name] <= limits[name]);

const LIMITS: Cost = { residentMb: 10, heapMb: 10, cpuMs: 1_000 };
/** All eight together. What V8 has not collected yet counts as heap, and eight texts of 60,000 characters leave more. */
const LIMITS_OF_EIGHT: Cost = { residentMb: 10, heapMb: 20, cpuMs: 8_000 };

/**
 * The costs of up to seven turns, each on a server at rest: a busy machine reads late, and what waits in the sockets
 * meanwhile counts too. As soon as most turns are within the limits or beyond them, so is the median.
 */
async function repeat(act: () => Promise<unknown>, limits: Cost): Promise<Cost[]> {
  const costs: Cost[] = [];
  await measure();
  for (let turn = 0; turn < TURNS; turn++) {
    await act();
    costs.push(await measure());
    const within = costs.filter((cost) => isWithin(limits, cost)).length;
    if (Math.max(within, costs.length - within) > TURNS / 2) break;
  }
  return costs;
}

/** The costs of an idle server: the noise of the machine and of the measurement. */
let noise = '';
beforeAll(async () => {
  noise = describeCosts(await repeat(() => pause(500), LIMITS));
});

/** The limits that the median of the costs exceeds, as sentences. With FIGURES set, all costs are printed. */
function findExcess(label: string, costs: readonly Cost[], limits: Cost): string[] {
  const report = `${describeCosts(costs)}; with no mail: ${noise}`;
  if (process.env['FIGURES'] !== undefined) process.stdout.write(`${label}: ${report}\n`);
  return (Object.keys(limits) as (keyof Cost)[])
    .filter((name) => computeMedian(costs, name) > limits[name])
    .map((name) => `${name}: ${report}`);
}

/** By SMTP, lines that begin with a dot are refused. */
const isSent = (transport: string, form: string) => !(transport === 'SMTP' && form === 'short lines');

describe.each(Object.entries(transports).filter(([transport]) => IS_LONG || transport === 'HTTP'))(
  'by %s the resident memory grows by 10 MB at most',
  (transport, send) => {
    test.each(Object.entries(forms).filter(([form]) => isSent(transport, form)))(
      'for a mail of this form, within a second of CPU time: %s',
      async (form, build) => {
        const costs = await repeat(() => send(build()), LIMITS);
        expect(findExcess(`${transport}, ${form}`, costs, LIMITS)).toEqual([]);
      },
    );

    test.each(IS_LONG ? ['10 MB with an attachment', '10 MB of base64 text', 'hostile quotes'] : [])(
      'and no more for eight mails at once: %s',
      async (form) => {
        const sendEight = () => Promise.all(Array.from({ length: AT_ONCE }, forms[form]!).map(send));
        const costs = await repeat(sendEight, LIMITS_OF_EIGHT);
        expect(findExcess(`${transport}, eight, ${form}`, costs, LIMITS_OF_EIGHT)).toEqual([]);
      },
    );
  },
);

test('by SMTP a mail of lines with dots, which is refused, costs no more', async () => {
  const raw = forms['short lines']!();
  const sendRefused = () => expect(transports.SMTP(raw)).rejects.toThrow(/554|closed|EPIPE|ECONN/);
  const costs = await repeat(sendRefused, LIMITS);
  expect(findExcess('SMTP, lines with dots', costs, LIMITS)).toEqual([]);
});
