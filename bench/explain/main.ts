import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import { ROOT, startProgram } from '../../tools/command.ts';
import { SMALL_TABLES } from '../../tools/migrationLocks.ts';
import { colorEnv, vitestReporter } from '../../tools/reporters.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { logLine } from '../servers.ts';
import type { PlannedStatement } from './recordInTests.ts';
import { ACCEPTED } from './accepted.ts';
import { judgePlan, type PlanNode } from './judgePlan.ts';

/** From this number of rows, PostgreSQL itself prefers an index if there is one. */
const LARGE_TABLE_ROWS = 10_000;
/** Kept, so that `--recording` can explain the statements again without the tests. */
const RECORDING = join(ROOT, '.cache/explain/statements.jsonl');

const { values: flags } = parseArgs({
  options: {
    recording: { type: 'string' },
    users: { type: 'string', default: '50000' },
    requests: { type: 'string', default: '1000000' },
    messages: { type: 'string', default: '5000000' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'moonletter-explain-'));
const server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, durable: false });
try {
  const arePassed = flags.recording === undefined ? await recordTests() : true;
  const statements = await readStatements(flags.recording ?? RECORDING);
  await seed();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    report(statements, await explainAll(client, statements));
  } finally {
    await client.end();
  }
  if (!arePassed) {
    logLine('Tests failed, see above: the statements that they had not yet sent are missing.');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @returns whether the tests passed; what they sent is recorded in either case. */
async function recordTests(): Promise<boolean> {
  await mkdir(dirname(RECORDING), { recursive: true });
  await rm(RECORDING, { force: true });
  logLine('Running the tests of the server to record each statement…');
  const args = [
    'run',
    '--config=bench/explain/vitest.config.ts',
    `--root=${ROOT}`,
    `--reporter=${vitestReporter}`,
  ];
  const env = { RECORDED_STATEMENTS: RECORDING, ...colorEnv };
  const [code] = await once(startProgram('vitest', args, env), 'exit');
  return code === 0;
}

/** The samples of each statement, by its text. */
async function readStatements(file: string): Promise<Map<string, PlannedStatement[]>> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const recorded = lines.map((line) => JSON.parse(line) as PlannedStatement);
  return Map.groupBy(recorded.filter(isPlanned), ({ text }) => text);
}

/** Excludes the statements that supervise PostgreSQL, and texts with several statements. */
function isPlanned({ text }: PlannedStatement): boolean {
  return (
    /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
    !/kysely_migration|pg_(catalog|class|stat)|;\s*\S/.test(text)
  );
}

async function seed() {
  const { users, requests, messages } = flags;
  logLine(`Seeding ${users} members, ${requests} requests, ${messages} messages…`);
  const args = ['seed', `--users=${users}`, `--requests=${requests}`, `--messages=${messages}`];
  await promisify(execFile)(process.execPath, [join(ROOT, 'server/src/main.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: server.url, DATA_DIR: folder, DEMO: '0', TEST_CLOCK: '1' },
  });
}

/** The problems in the plans of each statement that has any. */
async function explainAll(client: pg.Client, statements: Map<string, PlannedStatement[]>) {
  const isLarge = await findLargeTables(client);
  const findings = new Map<string, Set<string>>();
  for (const [text, samples] of statements) {
    const found = new Set<string>();
    for (const sample of samples) {
      await setAll(client, sample.settings);
      try {
        for (const each of judgePlan(await explain(client, sample), isLarge)) found.add(each);
        // For a growing table that is small in the seed: a plan that still scans it has no index to use.
        await client.query('set enable_seqscan = off');
        for (const each of judgePlan(await explain(client, sample), isGrowing)) found.add(each);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        found.add(`PostgreSQL cannot explain it: ${error.message}`);
      }
      await client.query('reset all');
    }
    if (found.size > 0) findings.set(text, found);
  }
  return findings;
}

/** The sequence of the users' ids is read like a table. */
function isGrowing(table: string): boolean {
  return table !== 'users_id_seq' && !SMALL_TABLES.has(table);
}

async function findLargeTables(client: pg.Client): Promise<(table: string) => boolean> {
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ relname: string }>(
    'select relname from pg_class where reltuples >= $1',
    [LARGE_TABLE_ROWS],
  );
  const large = new Set(rows.map(({ relname }) => relname));
  return (table) => large.has(table);
}

/** @param settings `-c name=value …` */
async function setAll(client: pg.Client, settings: string) {
  for (const [, name, value] of settings.matchAll(/-c (\w+)=(\S+)/g))
    await client.query('select set_config($1, $2, false)', [name, value]);
}

async function explain(client: pg.Client, { text, values }: PlannedStatement): Promise<PlanNode> {
  const { rows } = await client.query<[[{ Plan: PlanNode }]]>({
    text: `explain (format json) ${text}`,
    values,
    rowMode: 'array',
  });
  return rows[0]![0][0].Plan;
}

function report(statements: Map<string, PlannedStatement[]>, findings: Map<string, Set<string>>) {
  const known = [...findings].filter(([text]) => ACCEPTED.some(({ pattern }) => pattern.test(text)));
  const refused = [...findings].filter(([text]) => !ACCEPTED.some(({ pattern }) => pattern.test(text)));
  const unused = ACCEPTED.filter(({ pattern }) => !known.some(([text]) => pattern.test(text)));
  for (const [text, found] of refused) logLine(`\n${[...found].join('; ')}:\n  ${text.trim()}`);
  for (const { pattern } of unused) logLine(`\nNothing is accepted by ${pattern} this time.`);
  logLine(
    `\n${statements.size} statements explained: ${refused.length} refused, ${known.length} accepted with a reason.`,
  );
  process.exitCode = refused.length > 0 ? 1 : 0;
}
