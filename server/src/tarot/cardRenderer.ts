import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../platform/log.ts';
import { currentRendererProgram } from './deckPictures.ts';

/**
 * The delay between the end of a renderer process and the start of the next, for the case that another server's renderer
 * is running, or that rendering is impossible.
 */
const RESTART_DELAY_MS = 2_000;
const STDERR_MAX = 2_000;

/**
 * Lets a separate process (decks/build.ts) render pictures. A requested picture is a file in the subfolder `wanted`.
 * Every renderer that works in the folder, ours or another, checks these files before each picture.
 */
export class CardRenderer {
  readonly #log: Log;
  #child: ChildProcess | undefined;
  #pauseTimer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Whether the last renderer failed. Another is started after a delay. */
  hasFailed = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Requests that a picture be rendered next. May be repeated until the picture exists. */
  async prioritize(folder: string, deck: string, slug: string): Promise<void> {
    try {
      await mkdir(join(folder, 'wanted'), { recursive: true });
      // An existing request keeps its place in the queue.
      await writeFile(join(folder, 'wanted', `${deck}.${slug}`), '', { flag: 'a' });
    } catch (error) {
      // The folder is read-only, as in an image built without pictures.
      return this.#fail((error as Error).message);
    }
    this.#start(folder);
  }

  #fail(stderrText: string): void {
    this.hasFailed = true;
    this.#log.error({ stderr: stderrText }, 'The pictures of the decks could not be rendered');
  }

  #start(folder: string): void {
    if (this.#child !== undefined || this.#pauseTimer !== undefined || this.#isClosed) return;
    // The renderer gets none of our secrets. It ends when the IPC channel closes, which happens whenever this process exits.
    const child = spawn(process.execPath, [currentRendererProgram(), '--wanted', '--into', folder], {
      env: { PATH: process.env['PATH'], NODE_OPTIONS: process.env['NODE_OPTIONS'] },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.hasFailed = false;
    let stderrText = '';
    child.stderr!.on(
      'data',
      (text: Buffer) => (stderrText = `${stderrText}${text.toString()}`.slice(-STDERR_MAX)),
    );
    child.on('error', (error) => (stderrText = error.message));
    child.once('close', (code) => {
      this.#child = undefined;
      if (this.#isClosed) return;
      // A killed renderer does not count as a failed one.
      if (code !== 0 && code !== null) this.#fail(stderrText);
      this.#pauseTimer = setTimeout(() => (this.#pauseTimer = undefined), RESTART_DELAY_MS).unref();
    });
    child.unref();
    child.channel?.unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pauseTimer);
    this.#child?.kill();
  }
}
