import type { ReplyDraft } from '#contract/readings/calls.ts';
import type { ReplyForm } from '#contract/readings/forms.ts';
import { Failure } from '../../platform/failure.ts';
import { reconcile } from './reconcile.ts';
import { isSameReply } from './replyForm.ts';
import { ReplySaver, type SaveOptions } from './replySaver.ts';

/** The version on the server that a reply was written from, and whether the reply is the same as that version. */
export interface ReplyVersion {
  version: string | null;
  isSaved: boolean;
}

export interface ReplySyncHost {
  /** Loads the reply from the server. */
  load: () => Promise<ReplyDraft>;
  /** Saves a reply that was written from a version. */
  save: (reply: ReplyForm | null, version: string, options: SaveOptions) => Promise<ReplyDraft>;
  /** The version in this browser's storage, which another tab may have written; undefined if there is none. */
  readVersion: () => ReplyVersion | undefined;
  writeVersion: (version: ReplyVersion) => void;
  /** Puts a reply into the form; null empties it. */
  show: (reply: ReplyForm | null) => void;
  onUnsaved: (isUnsaved: boolean) => void;
  /** Called with the reply of another window when the writer must choose; with null once they have. */
  onOther: (other: ReplyForm | null) => void;
}

interface OpenedReply extends ReplyVersion {
  /** The reply in this browser's storage; null if there is none. */
  reply: ReplyForm | null;
}

/** Synchronises one reply between its form, this browser's storage and the server. When two texts differ, it keeps both. */
export class ReplySync {
  readonly #host: ReplySyncHost;
  readonly #saver: ReplySaver;
  #mine: ReplyForm | null;
  #version: ReplyVersion;
  /** Whether the server's reply has been compared; from then on the writer sees this reply. */
  #isOpen = false;
  #onServer: { reply: ReplyForm | null; version: string } | null = null;
  #other: ReplyForm | null = null;
  #show: ReplySyncHost['show'];

  constructor(host: ReplySyncHost, { reply, version, isSaved }: OpenedReply) {
    this.#host = host;
    this.#show = host.show;
    this.#mine = reply;
    this.#version = { version, isSaved };
    this.#saver = new ReplySaver({
      save: (options) => this.#save(options),
      onUnsaved: host.onUnsaved,
    });
  }

  /** Updates the callback, which is a new function at each render. */
  setShow(show: ReplySyncHost['show']) {
    this.#show = show;
  }

  /** Call when the writer has changed the reply. */
  change(reply: ReplyForm | null) {
    this.#mine = reply;
    this.#remember({ version: this.#readVersion().version, isSaved: this.#isOnServer() });
    if (this.#other === null && !this.#isOnServer()) this.#saver.touch();
  }

  /** Call when another tab of this browser has changed the reply. That tab saves it. */
  mirror(reply: ReplyForm | null) {
    this.#mine = reply;
  }

  /** Call when the server's reply has arrived. `isFresh`: it was fetched now, not read from the cache. */
  arrive(draft: ReplyDraft, { isFresh }: { isFresh: boolean }) {
    // The answer of a running save is newer.
    if (this.#saver.isRunning) return;
    this.#compare(draft);
    this.#isOpen ||= isFresh;
  }

  flush = (options?: SaveOptions) => this.#saver.flush(options);
  close = () => this.#saver.close();
  reopen = () => this.#saver.reopen();

  /** Call before the reply is sent: discards unsaved changes. */
  settle = () => this.#saver.settle();

  /** Call if sending has failed: saves the reply after all. */
  resume() {
    if (!this.#isOnServer()) this.#saver.touch();
  }

  /** Call after the reply was sent, which has also emptied it on the server. `left`: what was not sent of it. */
  forget(left: ReplyForm | null = null) {
    this.#mine = left;
    this.#onServer = null;
    this.#remember({ version: null, isSaved: left === null });
    this.#setOther(null);
    if (left !== null) this.#saver.touch();
  }

  /** Ends the choice between two texts, and discards the other one. */
  choose(which: 'own' | 'other') {
    const other = this.#other;
    this.#setOther(null);
    this.#saver.release();
    if (which === 'other') {
      this.#mine = other;
      this.#show(other);
    }
    this.#remember({ version: this.#onServer?.version ?? null, isSaved: which === 'other' });
    if (!this.#isOnServer()) this.#saver.touch();
  }

  async #save(options: SaveOptions): Promise<void> {
    const { version } = this.#readVersion();
    if (this.#isOnServer()) return this.#remember({ version, isSaved: true });
    if (version === null) {
      // Without a version, text from another device could be overwritten.
      if (options.isLeaving) return;
      await this.#loadAndCompare();
      // While the writer chooses between two texts, neither is saved.
      return this.#other === null ? this.#save(options) : undefined;
    }
    const reply = this.#mine;
    try {
      const draft = await this.#host.save(reply, version, options);
      this.#onServer = { reply: toReply(draft), version: draft.etag };
      this.#remember({ version: draft.etag, isSaved: isSameReply(this.#mine, reply) });
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.code !== 'edited_meanwhile') throw thrown;
      await this.#loadAndCompare();
    }
  }

  async #loadAndCompare() {
    this.#isOpen = true;
    this.#compare(await this.#host.load());
  }

  #compare(draft: ReplyDraft) {
    const theirs = toReply(draft);
    this.#onServer = { reply: theirs, version: draft.etag };
    const before = this.#readVersion();
    const mine = this.#mine;
    const found = reconcile({
      mine,
      ...before,
      isOpen: this.#isOpen,
      theirs,
      theirVersion: draft.etag,
    });
    if (found === 'takeTheirs') {
      this.#mine = theirs;
      this.#show(theirs);
    }
    if (found === 'ask') {
      this.#saver.hold();
      this.#setOther(theirs);
      // The version stays that of the own text until the writer has chosen, so that a reload asks again.
      return;
    }
    this.#remember({ version: draft.etag, isSaved: found !== 'keepMine' });
    this.#setOther(null);
    if (found === 'keepMine' && !before.isSaved) this.#saver.touch();
  }

  #setOther(other: ReplyForm | null) {
    if (other === this.#other) return;
    this.#other = other;
    this.#host.onOther(other);
  }

  #isOnServer() {
    const known = this.#onServer;
    return (
      known !== null && known.version === this.#readVersion().version && isSameReply(known.reply, this.#mine)
    );
  }

  #readVersion = (): ReplyVersion => this.#host.readVersion() ?? this.#version;

  #remember(version: ReplyVersion) {
    this.#version = version;
    this.#host.writeVersion(version);
  }
}

const toReply = ({ etag: _, updatedAt, ...form }: ReplyDraft): ReplyForm | null =>
  updatedAt === null ? null : form;
