import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../adapters/files/files.ts';
import { READING_IMAGE_PATH } from '../../readings/thread/readingImages.ts';
import { PICTURE_PATH } from '../../profiles/uploadMemberPicture.ts';
import { findDeckFile } from '../../tarot/findDeckFile.ts';

/** A picture in the archive. */
interface PictureEntry {
  name: string;
  open: () => Promise<Readable | undefined>;
}

/** The pictures that the letters of one export refer to, each once. */
export class ExportPictures {
  readonly #files: FileStore;
  /** By path without version; null: there is no file, so only the text is shown. */
  readonly #known = new Map<string, PictureEntry | null>();

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** The name in the archive, such as `pictures/night-the-star.webp`; null if there is no such picture. */
  async add(imagePath: string | null): Promise<string | null> {
    if (imagePath === null || imagePath === '') return null;
    const known = this.#known.get(imagePath);
    if (known !== undefined) return known?.name ?? null;
    const found = await this.#find(imagePath);
    this.#known.set(imagePath, found);
    return found?.name ?? null;
  }

  entries(): PictureEntry[] {
    return [...this.#known.values()].filter((entry) => entry !== null);
  }

  async #find(imagePath: string): Promise<PictureEntry | null> {
    for (const folder of [READING_IMAGE_PATH, PICTURE_PATH])
      if (imagePath.startsWith(folder)) return this.#stored(imagePath.slice(folder.length));
    const found = await findDeckFile(imagePath);
    if (found === undefined) return null;
    const { deck, slug, path } = found;
    return { name: `pictures/${deck}-${slug}.webp`, open: async () => createReadStream(path) };
  }

  #stored(name: string): PictureEntry {
    return { name: `pictures/${name}`, open: async () => (await this.#files.get(name))?.stream };
  }
}
