import { Failure } from '../../platform/failure.ts';
import { isRetryable } from '../../platform/send.ts';

/** Typed text is saved after a pause of this length. */
const IDLE_MS = 1_000;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

export interface SaveOptions {
  /** The page is being left, and the call must outlive it. */
  isLeaving: boolean;
}

interface ReplySaverHost {
  /** Saves the current reply. */
  save: (options: SaveOptions) => Promise<void>;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Saves a reply some time after each change: one call at a time, with retries, and never after it was sent. */
export class ReplySaver {
  readonly #host: ReplySaverHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isDirty = false;
  #isHeld = false;
  /** Set when the request has been left, after which nothing is saved. */
  #isClosed = false;
  #failures = 0;

  constructor(host: ReplySaverHost) {
    this.#host = host;
  }

  get isRunning() {
    return this.#running !== null;
  }

  /** Call when the reply has changed. */
  touch() {
    this.#isDirty = true;
    this.#failures = 0;
    if (this.#isClosed) void this.flush();
    else this.#schedule(IDLE_MS);
  }

  /** Saves nothing until `release`, while the writer chooses between two texts. */
  hold() {
    this.#isHeld = true;
    clearTimeout(this.#timer);
  }

  release() {
    this.#isHeld = false;
  }

  /** Saves pending changes now. */
  async flush(options: SaveOptions = { isLeaving: false }): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isDirty || this.#isHeld) return;
    // Wait for the running call: its response has the version that the next call needs.
    if (this.#running !== null) return options.isLeaving ? undefined : this.#running;
    this.#running = this.#save(options);
    try {
      await this.#running;
    } finally {
      this.#running = null;
    }
    if (this.#isDirty) this.#schedule(this.#failures === 0 ? IDLE_MS : this.#pause());
  }

  /** Saves one last time when the request is left. If that fails, the browser's copy is saved when it is opened again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.flush();
    // The reply may have changed while the previous save was running.
    if (this.#isDirty && this.#failures === 0) await this.flush();
  }

  reopen() {
    this.#isClosed = false;
  }

  /** Discards pending changes, because the reply is being sent. Waits for a running save first. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    await this.#running;
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#isHeld = false;
    this.#host.onUnsaved(false);
  }

  async #save(options: SaveOptions) {
    this.#isDirty = false;
    try {
      await this.#host.save(options);
      this.#failures = 0;
      this.#host.onUnsaved(false);
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      this.#host.onUnsaved(true);
      // After a refusal it is only saved again when it changes; until then the browser has it.
      this.#isDirty ||= isRetryable(thrown);
      this.#failures += 1;
    }
  }

  #schedule(ms: number) {
    clearTimeout(this.#timer);
    if (!this.#isHeld && !this.#isClosed) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #pause = () => RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? IDLE_MS;
}
