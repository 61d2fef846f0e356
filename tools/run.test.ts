import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [RUN, ...args], { encoding: 'utf8' });

test('a command runs on the project’s Node, with its tools on the PATH', () => {
  expect(run('node', '--print', 'process.versions.node').stdout).toMatch(/^26\./);
  expect(run('oxfmt', '--version').status).toBe(0);
});

test('a command that fails gives its own exit code', () => {
  expect(run('node', '--eval', 'process.exit(7)').status).toBe(7);
});

test('a command that does not exist is reported in one line', () => {
  const { status, stderr } = run('moonletter-unknown');
  expect(status).toBe(127);
  expect(stderr).toBe(
    'moonletter: moonletter-unknown could not be started: spawn moonletter-unknown ENOENT\n',
  );
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s reaches the command', async (signal) => {
  const waiting = `process.once('${signal}', () => process.exit(9)); process.stdin.resume(); console.log('ready')`;
  const child = spawn(process.execPath, [RUN, 'node', '--eval', waiting], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([9, null]);
});

test('a killed command ends us with the same signal', () => {
  expect(run('node', '--eval', "process.kill(process.pid, 'SIGKILL')").signal).toBe('SIGKILL');
});

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(Object.keys(scripts).filter((name) => name !== 'postinstall'))(
  'npm run %s -- --help prints help and does nothing else',
  (name) => {
    const [, , ...words] = scripts[name]!.split(' ');
    const { status, stdout, stderr } = spawnSync(process.execPath, [...words, '--help'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(
      name === 'moonletter'
        ? 'moonletter serve'
        : `npm ${name === 'start' || name === 'test' ? '' : 'run '}${name}`,
    );
  },
);
