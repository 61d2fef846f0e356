import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/emptyDatabase.ts';
import { createDataFolder, startServer } from '../../testing/commandLine.ts';

const ERRORS = [
  'A promise that nobody waits for',
  'Thrown where nobody catches',
  'An emitter without a listener',
];
const FAULTS = new URL('../../testing/app/uncaughtErrors.ts', import.meta.url).href;

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await createDataFolder();
});
afterAll(async () => {
  await database.drop();
  await folder[Symbol.asyncDispose]();
});

test('an uncaught error is logged, and the server continues', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: folder.path, NODE_OPTIONS: `--import=${FAULTS}` };
  const { origin, child, ended } = await startServer(env);
  let lines = '';
  child.stdout!.on('data', (text: Buffer) => (lines += text.toString()));
  child.kill('SIGUSR2');
  for (const error of ERRORS) await expect.poll(() => lines, { timeout: 10_000 }).toContain(error);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
