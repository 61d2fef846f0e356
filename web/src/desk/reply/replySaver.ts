import { Failure } from '../../platform/failure.ts';
import { isRetryable } from '../../platform/send.ts';

/** Typing is saved once it rests for this long. */
const IDLE_MS = 1_000;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

interface ReplySaverHost {
  /** Saves the reply as it stands. `isLeaving`: the page goes away, and the call must outlive it. */
  save: (isLeaving: boolean) => Promise<void>;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Saves a reply some time after each change: one call at a time, again after a failure, and never once it is sent. */
export class ReplySaver {
  readonly #host: ReplySaverHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isDirty = false;
  #isHeld = false;
  /** The request has been left: nothing is saved later. */
  #isClosed = false;
  #failures = 0;

  constructor(host: ReplySaverHost) {
    this.#host = host;
  }

  get isRunning() {
    return this.#running !== null;
  }

  /** The reply has changed. */
  touch() {
    this.#isDirty = true;
    this.#failures = 0;
    if (this.#isClosed) void this.flush();
    else this.#schedule(IDLE_MS);
  }

  /** Saves nothing until `release`: the writer chooses between two texts. */
  hold() {
    this.#isHeld = true;
    clearTimeout(this.#timer);
  }

  release() {
    this.#isHeld = false;
  }

  /** Saves now what has changed. */
  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isDirty || this.#isHeld) return;
    // The answer of the running call names the version that the next one is based on.
    if (this.#running !== null) return isLeaving ? undefined : this.#running;
    this.#running = this.#save(isLeaving);
    try {
      await this.#running;
    } finally {
      this.#running = null;
    }
    if (this.#isDirty) this.#schedule(this.#failures === 0 ? IDLE_MS : this.#pause());
  }

  /** Saves a last time, since the request is left. What fails then is in this browser, and saved when it is opened again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.flush();
    // Changed while the save before it ran.
    if (this.#isDirty && this.#failures === 0) await this.flush();
  }

  reopen() {
    this.#isClosed = false;
  }

  /** Forgets what has changed, because it is being sent; a save that is under way comes to its end first. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    await this.#running;
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#isHeld = false;
    this.#host.onUnsaved(false);
  }

  async #save(isLeaving: boolean) {
    this.#isDirty = false;
    try {
      await this.#host.save(isLeaving);
      this.#failures = 0;
      this.#host.onUnsaved(false);
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      this.#host.onUnsaved(true);
      // A refused reply is saved once it is changed; the browser has it until then.
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
