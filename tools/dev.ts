// npm run dev: serves the web app by Vite from source, and behind it the server, restarted at every change. The
// database runs independently of both. Cards are rendered in the background, and again when their scene changes.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer as createVite } from 'vite';
import { ConfigError, parseConfig } from '../server/src/platform/config.ts';
import { prepareDataDir } from '../server/src/platform/dataDir.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { loadEnvFile } from '../server/src/platform/loadEnvFile.ts';
import { findFreePort } from '../server/src/platform/findFreePort.ts';
import { succeeds, ROOT, startProgram } from './command.ts';
import { SERVER_PATHS } from './serverPaths.ts';

// The server is killed at once, without waiting for open streams: nothing is lost, and the developer need not wait.
const WATCH = ['--watch', '--watch-preserve-output', '--watch-kill-signal=SIGKILL'];

try {
  await serve();
} catch (error) {
  const isExpected = error instanceof ConfigError || (error as NodeJS.ErrnoException).syscall === 'listen';
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  loadEnvFile();
  const { host, port, dataDir, databaseUrl } = parseConfig(process.env);
  await prepareDataDir(dataDir);
  const hidden = await findFreePort();
  const screens = await createVite({
    configFile: join(ROOT, 'web/vite.config.ts'),
    logLevel: 'warn',
    server: {
      host,
      port,
      strictPort: true,
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, `http://127.0.0.1:${hidden}`])),
    },
  });
  await screens.listen();
  const frontPage = succeeds(startProgram(process.execPath, ['tools/build.ts', 'welcome']));
  const address = screens.resolvedUrls!.local[0]!.replace(/\/$/, '');
  const database =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: console.log }) : undefined;
  try {
    // The server reads the page when it starts.
    await frontPage;
    const server = startProgram(
      process.execPath,
      [...WATCH, 'tools/devServer.ts'],
      {
        PUBLIC_URL: address,
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(hidden),
        DATABASE_URL: databaseUrl ?? database!.url,
      },
      'pipe',
    );
    const cards = startProgram(process.execPath, [...WATCH, 'decks/build.ts', '--background']);
    const data = startProgram(process.execPath, ['tools/build.ts', 'places', 'phrases']);
    // The server's own address is hidden, because it serves the pages of the last build.
    createInterface({ input: server.stdout! }).on('line', (line) =>
      console.log(line.replace(/^Moonletter is at .*/, `Moonletter is at ${address}`)),
    );
    await succeeds(server);
    for (const child of [cards, data]) child.kill();
  } finally {
    await screens.close();
    await database?.stop();
  }
}
