import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTags } from '#contract/tags/calls.ts';
import { enqueueMail } from '../../platform/mail/mailOutbox.ts';
import { recordJobFailure } from '../../platform/jobs/jobFailures.ts';
import { APP_VERSION } from '../../platform/appVersion.ts';
import { createMembershipStates } from '../../../testing/billing/membershipStates.ts';
import { createDesk } from '../../../testing/readings/desk.ts';
import { startTestProduct, type TestProduct } from '../../../testing/testProduct.ts';

const TOKEN = 'a-token-of-16-chars';
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ METRICS_TOKEN: TOKEN });
});
afterAll(() => product.stop());

const ask = (headers: Record<string, string> = {}) => product.fetchRaw('/metrics', { headers });
const read = async () => (await ask()).text();
/** The value of a series, with its labels as they are published. */
const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('programs on this machine may read the metrics', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'])(
  'a request that a proxy forwards with %s is refused without the token',
  async (name) => {
    const forwarded = { [name]: 'for=127.0.0.1' };
    const refused = await ask(forwarded);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await ask({ ...forwarded, authorization: `Bearer ${TOKEN}x` })).status).toBe(403);
    expect((await ask({ ...forwarded, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  },
);

test('requests are counted by operation and status', async () => {
  const writer = await product.writer();
  const series = (name: string, more = '') =>
    `moonletter_request_duration_seconds_${name}{${more}call="listTags",status="200"}`;
  const before = valueOf(await read(), series('count')) ?? 0;
  for (let n = 0; n < 3; n += 1) await product.send(listTags, {}, { as: writer });
  await product.send(listTags, {});
  // The line of a request is written after its answer was sent.
  await expect.poll(async () => valueOf(await read(), series('count'))).toBe(before + 3);
  const text = await read();
  expect(text).toMatch(/_bucket\{call="listTags",status="200",le="\+Inf"\} 3/);
  expect(valueOf(text, series('sum'))).toBeGreaterThan(0);
  expect(valueOf(text, 'moonletter_request_duration_seconds_count{call="listTags",status="401"}')).toBe(1);
});

test('all unknown URLs share one series', async () => {
  for (const path of ['/api/none/1', '/api/none/2']) await product.fetchRaw(path);
  await expect.poll(read).toContain('call="/api/*",status="404"');
  expect(await read()).not.toContain('none');
});

test('publishes the version, the pool, the jobs and the event loop', async () => {
  const text = await read();
  expect(valueOf(text, `moonletter_build_info{version="${APP_VERSION}"}`)).toBe(1);
  expect(valueOf(text, 'moonletter_database_up')).toBe(1);
  expect(valueOf(text, 'moonletter_pool_size')).toBe(20);
  expect(valueOf(text, 'moonletter_shared_connections')).toBeGreaterThan(0);
  expect(valueOf(text, 'moonletter_database_connections_max')).toBeGreaterThan(1);
  expect(valueOf(text, 'moonletter_job_failures{job="mail"}')).toBe(0);
  expect(valueOf(text, 'moonletter_streams_open{audience="writers"}')).toBe(0);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

/** A second instance on the same database has read nothing yet, so what it says is not five seconds old. */
async function readFresh(): Promise<string> {
  const other = await startTestProduct({}, { databaseUrl: product.databaseUrl });
  try {
    await mkdir(join(other.dataDir, 'backups'));
    const finishedAt = other.services.clock.now().subtract({ hours: 30 });
    await writeFile(join(other.dataDir, 'backups/last.json'), JSON.stringify({ at: finishedAt, ok: true }));
    return await (await other.fetchRaw('/metrics')).text();
  } finally {
    await other.stop();
  }
}

test('reads mails, jobs and the last backup from where they are stored', async () => {
  const { db, clock } = product.services;
  const now = clock.now();
  for (const to of ['a@example.test', 'b@example.test', 'c@example.test'])
    await enqueueMail(db, now.add({ hours: 1 }), { to, subject: 'S', text: 'T', html: 'H' });
  await db
    .updateTable('mailOutbox')
    .set({ nextTryAt: null, gaveUpAt: now })
    .where('recipient', '=', 'c@example.test')
    .execute();
  await recordJobFailure.run(db, { name: 'renew the moon', error: 'No', now });
  const text = await readFresh();
  expect(valueOf(text, 'moonletter_mails_waiting')).toBe(2);
  expect(valueOf(text, 'moonletter_mails_dead')).toBe(1);
  expect(valueOf(text, 'moonletter_mail_late_seconds')).toBe(0);
  expect(valueOf(text, 'moonletter_job_failures{job="renew the moon"}')).toBe(1);
  const age = valueOf(text, 'moonletter_backup_age_seconds')!;
  expect(age).toBeGreaterThanOrEqual(108_000);
  expect(age).toBeLessThan(108_300);
});

test('drafts are counted by who wrote them, and charges by their outcome', async () => {
  const desk = await createDesk(product);
  const states = createMembershipStates(product);
  await states.sendStateChangeOrThrow('create', await states.createMember());
  await desk.ask();
  await expect
    .poll(async () => {
      await product.advance({ seconds: 2 });
      return valueOf(await read(), 'moonletter_drafts_total{source="composer"}');
    })
    .toBe(1);
  expect(valueOf(await read(), 'moonletter_charges_total{outcome="succeeded"}')).toBe(1);
});

test('the response continues the caller’s trace', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const { headers } = await product.fetchRaw('/healthz', {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  expect(headers.get('traceresponse')).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  expect((await product.fetchRaw('/healthz')).headers.has('traceresponse')).toBe(false);
});

const OPERATIONS = new URL('../../../../docs/operations/', import.meta.url);

test.each(['alerts.yml', 'dashboard.json'])('every metric in %s exists', async (name) => {
  const published = new Set((await read()).matchAll(/^# TYPE (\S+)/gm).map(([, metric]) => metric!));
  const named = (await readFile(new URL(name, OPERATIONS), 'utf8')).matchAll(
    /\b(moonletter|nodejs|process)_\w+/g,
  );
  const missing = [...named]
    .map(([metric]) => metric.replace(/_(bucket|sum|count)$/, ''))
    .filter((metric) => !published.has(metric));
  expect(missing).toEqual([]);
});

test('each of the ten alerts has instructions in the docs', async () => {
  const rules = await readFile(new URL('alerts.yml', OPERATIONS), 'utf8');
  const alerts = [...rules.matchAll(/^ *- alert: (\w+)$/gm)].map(([, alert]) => alert!);
  expect(alerts).toHaveLength(10);
  const page = await readFile(new URL('../operations.md', OPERATIONS), 'utf8');
  expect(alerts.filter((alert) => !page.includes(`| \`${alert}\` `))).toEqual([]);
});
