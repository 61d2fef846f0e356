import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../platform/log.ts';
import { currentRendererProgram } from './deckPictures.ts';

/** Between the end of a drawer and the start of the next: another one may be at work, or none can be. */
const RESTART_DELAY_MS = 2_000;
const STDERR_MAX = 2_000;

/**
 * Has pictures drawn, by a process of its own (decks/build.ts). What is wanted stands in the folder as a file, which
 * whoever draws there looks at before each next picture: the process that we start when nobody does, or another.
 */
export class CardRenderer {
  readonly #log: Log;
  #child: ChildProcess | undefined;
  #rest: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Whether the last one could not draw. Another one is tried after a rest. */
  hasFailed = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Wishes for a picture in the folder that it is to be drawn into. May be called again until it is there. */
  async prioritize(folder: string, deck: string, slug: string): Promise<void> {
    try {
      await mkdir(join(folder, 'wanted'), { recursive: true });
      // A picture that is queued already keeps its turn.
      await writeFile(join(folder, 'wanted', `${deck}.${slug}`), '', { flag: 'a' });
    } catch (error) {
      // A folder that we may not write to, as in an image that was built without its pictures.
      return this.#fail((error as Error).message);
    }
    this.#start(folder);
  }

  #fail(stderrText: string): void {
    this.hasFailed = true;
    this.#log.error({ stderr: stderrText }, 'The pictures of the decks could not be drawn');
  }

  #start(folder: string): void {
    if (this.#child !== undefined || this.#rest !== undefined || this.#isClosed) return;
    // It needs none of our secrets. The channel tells it when we end, however we do.
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
      // One that was killed could have drawn.
      if (code !== 0 && code !== null) this.#fail(stderrText);
      this.#rest = setTimeout(() => (this.#rest = undefined), RESTART_DELAY_MS).unref();
    });
    child.unref();
    child.channel?.unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#rest);
    this.#child?.kill();
  }
}
