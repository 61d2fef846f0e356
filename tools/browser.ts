import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> };

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Disables everything that uses the network on its own; --no-sandbox because root and most containers have no sandbox.
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The package's own configuration names other folders.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * A Chromium for tests and pictures: the one of CHROME_PATH, else the system's, else the one in the npm package
 * @sparticuz/chromium (Linux x64), unpacked once into node_modules/.cache. Pass its `args` and `env` to the launcher as
 * well.
 */
export async function findChromium(): Promise<Chromium> {
  const system = [process.env['CHROME_PATH'], ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
  if (system !== undefined) return { executablePath: system, args: QUIET, env: buildEnv({}) };
  const folder = await ensureUnpacked();
  return {
    executablePath: join(folder, 'chromium'),
    // This build is for machines without a GPU. Without --no-zygote a page's process is forked instead of started again,
    // which took a quarter of the time of the browser tests.
    args: [...QUIET, '--disable-gpu'],
    // Uses its own libraries and fonts, which the machine may lack.
    env: buildEnv({
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    }),
  };
}

const buildEnv = (own: Record<string, string>) => ({ ...process.env, ...own }) as Record<string, string>;

async function ensureUnpacked() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium here: install one, and set CHROME_PATH to it if it is not found.');
  }
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return folder;
}

// Two processes may unpack at once: the first to finish wins, and the folder is never visible half full.
async function unpack(folder: string) {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await inflateInto(unfinished);
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), FONTS);
    for (const path of [unfinished, join(unfinished, 'chromium')]) await chmod(path, 0o755);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

// The package only unpacks into the temporary folder, so it runs in its own process with its own temporary folder.
async function inflateInto(folder: string) {
  const script = `
    import { fileURLToPath } from 'node:url';
    import chromium, { inflate } from '@sparticuz/chromium';
    await chromium.executablePath();
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('@sparticuz/chromium could not be unpacked, see above.');
}
