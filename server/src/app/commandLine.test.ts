import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { recordJobFailure } from '../platform/jobs/jobFailures.ts';
import { type S3Fake, startS3Fake } from '../../testing/adapters/s3Fake.ts';
import { createEmptyDatabase } from '../../testing/emptyDatabase.ts';
import { createDataFolder, runCommandLine, startServer } from '../../testing/commandLine.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await createDataFolder();
  env = { DATABASE_URL: database.url, DATA_DIR: folder.path };
});
afterAll(async () => {
  await database.drop();
  await folder[Symbol.asyncDispose]();
});

const runMoonletter = (args: string[], more: Record<string, string> = {}) =>
  runCommandLine(args, { ...env, ...more }).ended;
const WRITER = ['--first-name', 'Isolde', '--last-name', 'Marr', '--password', 'correct horse battery'];

/** Much longer than a start takes on a busy machine. */
const ENDED_MS = 20_000;

const LIVE = { NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: '1', TEST_CLOCK: '0', RATE_LIMITS: 'on' };

const mountDisk = async (options: string) => {
  const path = await mkdtemp(join(tmpdir(), 'moonletter-disk-'));
  const isRoot = process.getuid?.() === 0;
  const isMounted = isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status === 0;
  return {
    path,
    isMounted,
    async [Symbol.asyncDispose]() {
      if (isMounted) spawnSync('umount', [path]);
      await rm(path, { recursive: true });
    },
  };
};

describe('a wrong configuration is one clear line and exit code 1', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ RATE_LIMITS: 'off', TEST_CLOCK: '0' }, 'RATE_LIMITS: off is allowed only together with TEST_CLOCK=1'],
  ] as const)('%j', async (settings, line) => {
    const { code, err } = await runMoonletter(['serve'], settings);
    expect(code).toBe(1);
    expect(err).toContain(line);
    for (const each of err.trimEnd().split('\n')) expect(each).toMatch(/^[A-Z_]+: /);
  });

  test.each([
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      /^DATABASE_URL: .*ECONNREFUSED/,
    ],
    ['a host that is not here', { HOST: '192.0.2.1' }, /192\.0\.2\.1.*: set HOST to/],
    ['a folder that cannot be made', { DATA_DIR: '/dev/null/data' }, /^DATA_DIR: .*\/dev\/null/],
    ['a folder that is a file', { DATA_DIR: fileURLToPath(import.meta.url) }, /^DATA_DIR: .* is no folder/],
    ['a demo in the open', { HOST: '0.0.0.0', DEMO: '' }, /^DEMO: must be set/],
  ] as const)('%s', async (_, settings, message) => {
    const { code, err } = await runMoonletter(['serve'], settings);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each([['jobs', 'list'], ['backup', 'a.bak'], ['erased']])(
    '%s with a folder that is a file',
    async (...args) => {
      const settings = { DATABASE_URL: '', DATA_DIR: fileURLToPath(import.meta.url) };
      const { code, err } = await runMoonletter(args, settings);
      expect(code).toBe(1);
      expect(err).toMatch(/^DATA_DIR: the folder cannot be used: [^\n]+\n$/);
    },
  );

  test('a file .env that cannot be read', async () => {
    await using own = await createDataFolder();
    await mkdir(join(own.path, '.env'));
    const { code, err } = await runCommandLine(['migrate'], env, { cwd: own.path }).ended;
    expect(code).toBe(1);
    expect(err).toBe('.env: must be a file that the user who runs this command may read\n');
    expect(await runCommandLine(['--help'], env, { cwd: own.path }).ended).toMatchObject({
      code: 0,
      err: '',
    });
  });

  test('each wrong value has its own line, without secrets', async () => {
    const settings = {
      TRUST_PROXY: 'true',
      STRIPE_SECRET_KEY: 'pk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'sk_live_secret',
      STRIPE_WEBHOOK_SECRET: 'we_secret',
      SENTRY_DSN: 'https://moon.example/1',
      MAIL_FROM: 'a@b.example\nBcc: c@d.example',
      DUE_HOURS: 'soon',
    };
    const { code, err } = await runMoonletter(['serve'], settings);
    expect(code).toBe(1);
    const lines = err.trimEnd().split('\n');
    const named = lines.map((line) => /^[A-Z_]+(?=: must be )/.exec(line)?.[0]);
    expect(new Set(named)).toEqual(new Set(Object.keys(settings)));
    expect(lines).toHaveLength(named.length);
    expect(err).not.toMatch(/sk_live_secret|we_secret/);
  });

  test('refuses test settings in production, with simulated and real payments', async () => {
    const { code, err } = await runMoonletter(['serve'], { ...LIVE, TEST_CLOCK: '1', RATE_LIMITS: 'off' });
    expect(code).toBe(1);
    expect(err).toBe('TEST_CLOCK: is refused in production\nRATE_LIMITS: off is refused in production\n');
  });

  // On /proc, where Node's own recursive mkdir never returns.
  test.runIf(process.platform === 'linux').each([
    ['/proc/xx', {}],
    ['/proc', {}],
    ['/proc', { DATABASE_URL: '' }],
  ])('DATA_DIR=%s with %j', async (path, more) => {
    const { code, err } = await runMoonletter(['serve'], { DATA_DIR: path, ...more });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_DIR: the folder cannot be used: [^\n]+\n$/);
  });

  test.runIf(process.platform === 'linux').each([
    ['full', 'size=4k', /^DATA_DIR: the folder cannot be used: ENOSPC[^\n]+\n$/],
    [
      'full soon',
      'size=2m,mode=711',
      /^DATA_DIR: PostgreSQL could not make its cluster: [^\n]*No space left[^\n]*\n$/,
    ],
    ['only read', 'ro', /^DATA_DIR: the folder cannot be used: EROFS[^\n]+\n$/],
  ])('a disk that is %s', async (_, options, message) => {
    await using disk = await mountDisk(options);
    if (!disk.isMounted) return;
    const { code, err } = await runMoonletter(['serve'], { DATA_DIR: disk.path, DATABASE_URL: '' });
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });

  test('a port that is taken', async () => {
    const first = await startServer(env);
    const { code, err } = await runMoonletter(['serve'], { PORT: new URL(first.origin).port });
    first.child.kill('SIGTERM');
    expect(code).toBe(1);
    expect(err).toMatch(/^listen EADDRINUSE.*: stop the program [^\n]+ set another PORT or MAIL_IN_PORT\n$/);
    expect((await first.ended).code).toBe(0);
  });

  test.each(['1', '2'])('a port for mails that is taken, with WORKERS=%s', async (WORKERS) => {
    const program = createServer().listen(0, '127.0.0.1');
    await once(program, 'listening');
    const { port } = program.address() as AddressInfo;
    const { child, ended } = runCommandLine(['serve'], {
      ...env,
      WORKERS,
      MAIL_IN_DOMAIN: 'reply.example.com',
      MAIL_IN_PORT: String(port),
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), ENDED_MS);
    const { code, err } = await ended;
    clearTimeout(timer);
    program.close();
    expect(code).toBe(1);
    expect(err).toMatch(
      /^listen EADDRINUSE[^\n]*: stop the program [^\n]+ set another PORT or MAIL_IN_PORT\n$/,
    );
  });
});

describe('a file that cannot be read or written is one line and exit code 1', () => {
  let s3: S3Fake;
  beforeAll(async () => {
    s3 = await startS3Fake();
    s3.fail('busy');
    await runMoonletter(['migrate']);
    await mkdir(join(folder.path, 'files'), { recursive: true });
    await writeFile(join(folder.path, 'files', 'a.webp'), randomBytes(100_000));
  });
  afterAll(async () => {
    await s3[Symbol.asyncDispose]();
    await rm(join(folder.path, 'files'), { recursive: true });
  });

  test('backup into a folder that is not there', async () => {
    const path = join(folder.path, 'none', 'a.bak');
    expect(await runMoonletter(['backup', path])).toMatchObject({
      code: 1,
      err: `There is no folder ${join(folder.path, 'none')} for the backup\n`,
    });
  });

  test.runIf(process.platform === 'linux')('backup onto a full disk', async () => {
    await using disk = await mountDisk('size=32k');
    if (!disk.isMounted) return;
    const { code, err } = await runMoonletter(['backup', join(disk.path, 'a.bak')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^The backup was not made: ENOSPC[^\n]+\n$/);
    expect(await readdir(disk.path)).toEqual([]);
  });

  test('backup with a bucket that fails', async () => {
    const { code, err } = await runMoonletter(['backup', join(folder.path, 'a.bak')], { S3_URL: s3.url });
    expect(code).toBe(1);
    expect(err).toMatch(/^The backup was not made: The store of S3_URL failed: [^\n]+\n$/);
  });

  test.each(['s3', 'folder'])('files move to %s with a bucket that fails', async (to) => {
    const { code, err } = await runMoonletter(['files', 'move', '--to', to], { S3_URL: s3.url });
    expect(code).toBe(1);
    expect(err).toMatch(/^Not all files were moved, run it again: The store of S3_URL failed: [^\n]+\n$/);
    expect(await readdir(join(folder.path, 'files'))).toEqual(['a.webp']);
  });
});

describe('moonletter', () => {
  test.each([
    [['conjure'], 'There is no command conjure:\nmoonletter serve'],
    [['create-writer', '--email', 'a@example.test'], 'All four options are required'],
    [['create-writer', '--email', 'nobody', ...WRITER], 'Email is not valid'],
    [
      ['create-writer', '--email', 'a@example.test', ...WRITER.slice(0, 5), 'short'],
      'at least 10 characters',
    ],
    [['toString'], 'moonletter serve'],
    [['seed', '--users', '3'], '--requests takes a whole number'],
    [['seed', '--ids', 'ids.txt'], '--users takes a whole number'],
    [['seed', '--users', '0', '--requests', '2', '--messages', '2'], 'At least one user and one message'],
    [['seed', '--users', '3', '--requests', '2', '--messages', '1'], 'At least one user and one message'],
    [
      ['seed', '--users', '3', '--requests', '2', '--messages', '2', '--ids', '/none/ids.txt'],
      'The ids cannot be written: ENOENT',
    ],
    [['jobs', 'retry'], 'moonletter jobs list | retry ID | drop ID'],
    [['migrate', 'down'], "Unexpected argument 'down'"],
    [['serve', '--port', '80'], "Unknown option '--port'"],
  ])('%j says what is wrong', async (args, message) => {
    const { code, err } = await runMoonletter(args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test('migrates once', async () => {
    expect(await runMoonletter(['migrate'])).toMatchObject({ code: 0, out: 'Nothing to migrate\n' });
  });

  test('says that the user of the database may not create tables', async () => {
    const empty = await createEmptyDatabase({ hasTables: false });
    const user = `test_${randomUUID().replaceAll('-', '')}`;
    const { db, close } = openDatabase(empty.url, { max: 1 });
    await sql.raw(`create role ${user} login password 'secret'`).execute(db);
    const url = Object.assign(new URL(empty.url), { username: user, password: 'secret' }).href;
    const { code, err } = await runMoonletter(['migrate'], { DATABASE_URL: url });
    await sql.raw(`drop role ${user}`).execute(db);
    await close();
    await empty.drop();
    expect(code).toBe(1);
    expect(err).toMatch(
      /^DATABASE_URL: permission denied for schema public: make its user the owner [^\n]+\n$/,
    );
  });

  test('refuses a new database with another encoding than UTF8', async () => {
    const latin = await createEmptyDatabase({ hasTables: false, encoding: 'LATIN1' });
    const { code, err } = await runMoonletter(['migrate'], { DATABASE_URL: latin.url });
    await latin.drop();
    expect(code).toBe(1);
    expect(err).toMatch(/^The database has the encoding LATIN1: create it with [^\n]+\n$/);
  });

  test.each(['backup', 'erased'])('%s says that the database is not one of Moonletter', async (command) => {
    await using own = await createDataFolder();
    const args = command === 'backup' ? [command, join(own.path, 'a.bak')] : [command];
    const { code, out, err } = await runMoonletter(args, { DATABASE_URL: '', DATA_DIR: own.path });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^The database has no tables of Moonletter: check DATA_DIR and DATABASE_URL$/m);
    expect(err).not.toMatch(/^\s+at /m);
  });

  describe('refuses a database whose members have cards at the other gateway', () => {
    const STRIPE = {
      TEST_CLOCK: '0',
      RATE_LIMITS: 'on',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    test.each([
      ['sim_customer_1', { ...STRIPE, WORKERS: '1' }, 'the members of this database have simulated cards'],
      ['sim_customer_1', { ...STRIPE, WORKERS: '2' }, 'the members of this database have simulated cards'],
      ['cus_1', {}, 'is needed, because the members of this database have cards at Stripe'],
    ])('%s with %j', async (ref, settings, message) => {
      const used = await createEmptyDatabase();
      const { db, close } = openDatabase(used.url, { max: 1 });
      await sql`alter table gateway_customers drop constraint gateway_customers_user_id_fkey`.execute(db);
      await db.insertInto('gatewayCustomers').values({ userId: 1, ref }).execute();
      await close();
      const { child, ended } = runCommandLine(['serve'], { ...env, DATABASE_URL: used.url, ...settings });
      const timer = setTimeout(() => child.kill('SIGKILL'), ENDED_MS);
      const { code, err } = await ended;
      clearTimeout(timer);
      await used.drop();
      expect(code).toBe(1);
      expect(err).toMatch(new RegExp(`^STRIPE_SECRET_KEY: ${message}[^\\n]*\\n$`));
    });
  });

  test('prints only the list of closed accounts, also if it starts the embedded PostgreSQL', async () => {
    await using own = await createDataFolder();
    const embedded = { DATABASE_URL: '', DATA_DIR: own.path };
    expect(await runMoonletter(['migrate'], embedded)).toMatchObject({ code: 0 });
    const { code, out, err } = await runMoonletter(['erased'], embedded);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toMatch(/^embedded PostgreSQL started on port \d+[^\n]+\n$/);
  });

  test('creates a writer who can log in, and refuses a second one with the same address', async () => {
    const args = ['create-writer', '--email', 'isolde@example.test', ...WRITER];
    expect(await runMoonletter(args)).toMatchObject({
      code: 0,
      out: 'isolde@example.test can log in as a writer now\n',
    });
    const repeated = await runMoonletter(args);
    expect(repeated.code).toBe(1);
    expect(repeated.err.trimEnd().split('\n')).toHaveLength(1);
    const { origin, child, ended } = await startServer(env);
    const answer = await fetch(`${origin}/api/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'isolde@example.test', password: 'correct horse battery' }),
    });
    expect(await answer.json()).toMatchObject({ user: { role: 'Writer', is_writer: true } });
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  });

  test('beside a server that runs the embedded PostgreSQL creates a writer, and refuses to move files', async () => {
    await using own = await createDataFolder();
    const embedded = { DATABASE_URL: '', DATA_DIR: own.path, DEMO: '0' };
    const { child, ended } = await startServer(embedded);
    const args = ['create-writer', '--email', 'isolde@example.test', ...WRITER];
    expect(await runMoonletter(args, embedded)).toMatchObject({ code: 0, err: '' });
    const moved = await runMoonletter(['files', 'move', '--to', 's3'], {
      ...embedded,
      S3_URL: 'http://key:secret@127.0.0.1:1/letters',
    });
    expect(moved).toMatchObject({
      code: 1,
      err: `${own.path} is in use by a running server: stop it before its files are moved\n`,
    });
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  });

  test('seeds a database of any size, and writes one line of ids for each load test', async () => {
    const ids = join(folder.path, 'ids.txt');
    const { code } = await runMoonletter([
      'seed',
      '--users',
      '3',
      '--requests',
      '80',
      '--messages',
      '2100',
      '--ids',
      ids,
    ]);
    expect(code).toBe(0);
    const lines = (await readFile(ids, 'utf8')).trimEnd().split('\n');
    expect(lines.every((line) => /^(customer \S{40} \d+ \d+ \S+@\S+|writer \S{40} .+)$/.test(line))).toBe(
      true,
    );
  });

  test('refuses the demo in production', async () => {
    expect(await runMoonletter(['seed'], LIVE)).toMatchObject({
      code: 1,
      err: 'The demo is refused in production\n',
    });
  });

  test('does not migrate to list failed work', async () => {
    const older = await createEmptyDatabase();
    const { db, close } = openDatabase(older.url);
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
    const readMigrations = async () => (await sql`select name from kysely_migration`.execute(db)).rows;
    const before = await readMigrations();
    const { code, err } = await runMoonletter(['jobs', 'list'], { DATABASE_URL: older.url });
    const after = await readMigrations();
    await close();
    await older.drop();
    expect(code).toBe(1);
    expect(err).toMatch(/^1 migrations are missing, from \d+_[^\n]+ run moonletter migrate\n$/);
    expect(after).toEqual(before);
  });

  test('lists failed work and drops it', async () => {
    const { db, close } = openDatabase(database.url);
    await recordJobFailure.run(db, {
      name: 'renew the moon',
      error: 'No answer',
      now: Temporal.Now.instant(),
    });
    const { id } = await db
      .updateTable('jobFailures')
      .set({ tries: 3 })
      .where('name', '=', 'renew the moon')
      .returning('id')
      .executeTakeFirstOrThrow();
    const listed = await runMoonletter(['jobs', 'list']);
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toMatch(
      new RegExp(`^${id}\\tjob\\t\\S+\\t3 tries\\t-\\trenew the moon\\tNo answer\\n$`),
    );
    expect(await runMoonletter(['jobs', 'drop', String(id)])).toMatchObject({
      code: 0,
      out: 'It is not tried again\n',
    });
    expect(await runMoonletter(['jobs', 'drop', String(id)])).toMatchObject({
      code: 1,
      err: `No failed mail or job has the id ${id}\n`,
    });
    const { act, actor } = await db
      .selectFrom('auditLog')
      .select(['act', 'actor'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([act, actor]).toEqual(['job_dropped', 'clock']);
    await close();
  });

  test.each([['serve'], ['jobs', 'list'], ['doctor']])(
    '%s says in one line that the database is of a newer version',
    async (...args) => {
      const { db, close } = openDatabase(database.url);
      const newer = { name: '9999_of_a_newer_version' };
      await sql`insert into kysely_migration values (${newer.name}, 'today')`.execute(db);
      const { code, out, err } = await runMoonletter(args);
      await sql`delete from kysely_migration where name = ${newer.name}`.execute(db);
      await close();
      expect(code).toBe(1);
      const lines = `${out}${err}`.trimEnd().split('\n');
      expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([
        expect.stringMatching(
          /^(ERROR +database +)?The database was migrated by a newer version .*: start that/,
        ),
      ]);
    },
  );

  test('the doctor reports that everything is fine, or what is wrong', async () => {
    const readResults = (out: string) =>
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ +/).slice(0, 2).join(' '));
    const healthy = await runMoonletter(['doctor']);
    expect(readResults(healthy.out)).toEqual([
      'ok settings',
      'ok disk',
      'ok database',
      'ok clock',
      'ok mail',
      'ok gateway',
      'ok backups',
    ]);
    expect(healthy.code).toBe(0);
    const unhealthy = await runMoonletter(['doctor'], { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(unhealthy.out).toMatch(/^ERROR {2}mail .*ECONNREFUSED.*Check SMTP_URL$/m);
    expect(unhealthy.code).toBe(1);
  });

  test('the doctor checks the bucket and Redis', async () => {
    await using s3 = await startS3Fake();
    const settings = { S3_URL: s3.url, REDIS_URL: 'redis://127.0.0.1:1' };
    const noRedis = await runMoonletter(['doctor'], settings);
    expect(noRedis.code).toBe(1);
    expect(noRedis.out).toMatch(/^ok +bucket /m);
    expect(noRedis.out).toMatch(/^ERROR {2}redis .*ECONNREFUSED.*Check REDIS_URL$/m);
    s3.fail('busy');
    const noBucket = await runMoonletter(['doctor'], settings);
    expect(noBucket.out).toMatch(/^ERROR {2}bucket .*SlowDown.*Check S3_URL$/m);
  });
});
