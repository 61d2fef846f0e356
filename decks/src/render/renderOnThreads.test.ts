import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1000"><path d="M0 0h600v1000z" fill="red"/></svg>';

test('rendering also works under node --watch, as in npm run dev', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'decks-watched-'));
  const program = join(folder, 'draw.mjs');
  await writeFile(
    program,
    `import { renderOnThreads } from ${JSON.stringify(join(import.meta.dirname, 'renderOnThreads.ts'))};
    async function* pictures() { yield ${JSON.stringify({ svg: SQUARE, file: join(folder, 'red'), hash: '1' })}; }
    await renderOnThreads(pictures(), 1, () => console.log('rendered'));`,
  );
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    expect(String(await once(child.stdout, 'data'))).toContain('rendered');
    expect((await readdir(folder)).sort()).toEqual(['draw.mjs', 'red-300.1.webp', 'red-600.1.webp']);
  } finally {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  }
});
