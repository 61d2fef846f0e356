import type { Readable } from 'node:stream';

/** Where pictures of members lie, by random names that we made: never by a name from outside. */
export interface FileStore {
  /** @param name letters, digits, `-` and `.`: one of ours */
  put(name: string, content: Uint8Array): Promise<void>;
  /** @returns undefined when there is none of this name */
  get(name: string): Promise<{ stream: Readable; size: number } | undefined>;
  remove(name: string): Promise<void>;
}
