import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { colorEnv, playwrightColorEnv, playwrightReporter, vitestReporter } from './reporters.ts';

const RUN = join(ROOT, 'tools/run.mjs');
const PASSING = 100;
const MESSAGE = 'the whole of what was wrong';

let folder: string;
beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  // Inside the repository, because it imports its packages.
  folder = await mkdtemp(join(ROOT, '.cache', 'reporters-'));
  const tests = (from: string) => `
    import { expect, test } from '${from}';
    for (let n = 0; n < ${PASSING}; n++) test('passes ' + n, () => expect(n).toBe(n));
    test('fails', () => { throw new Error('${MESSAGE}'); });
  `;
  await writeFile(join(folder, 'some.test.ts'), tests('vitest'));
  await writeFile(join(folder, 'some.spec.ts'), tests('@playwright/test'));
  // With a folder of its own for its results: a run empties it, and the browser tests run beside this.
  const config = { testMatch: '*.spec.ts', outputDir: join(folder, 'results') };
  await writeFile(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)};`);
  // Not the project's own configuration, which would start a database.
  await writeFile(join(folder, 'vitest.config.ts'), 'export default {};');
});
afterAll(() => rm(folder, { recursive: true }));

/** As started by `npm test` with its output going into a pipe. */
const output = (colors: NodeJS.ProcessEnv, ...args: string[]) => {
  const env = { ...process.env, FORCE_COLOR: '1', ...colors };
  const { stdout, stderr, status } = spawnSync(process.execPath, [RUN, ...args], { env, encoding: 'utf8' });
  return { text: stdout + stderr, status };
};

test.each([
  ['vitest', colorEnv, (root: string) => ['run', `--root=${root}`, `--reporter=${vitestReporter}`]],
  [
    'playwright',
    playwrightColorEnv,
    (root: string) => ['test', `--config=${root}/playwright.config.ts`, `--reporter=${playwrightReporter}`],
  ],
] as const)('%s prints plain lines and the failures without a terminal', (runner, colors, argsFor) => {
  const { text, status } = output(colors, runner, ...argsFor(folder));
  expect(status).toBe(1);
  expect(text).not.toContain('\u001b');
  expect(text).not.toContain('Warning');
  expect(text).toContain(MESSAGE);
  expect(text).toMatch(new RegExp(`1 failed[^]*${PASSING} passed`));
  expect(text.length).toBeLessThan(3_000);
});
