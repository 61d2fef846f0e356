// Every key that the app keeps in the browser. A browser may refuse its storage altogether (private windows, full
// disks): then a value reads as null and the app goes on without it.

interface Entry {
  read: () => string | null;
  /** Whether it could be kept. */
  write: (value: string) => boolean;
  remove: () => void;
}

const createEntry = (storage: () => Storage, key: string): Entry => {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((kept) => kept.getItem(key)),
    write: (value) => attempt((kept) => (kept.setItem(key, value), true)) ?? false,
    remove: () => attempt((kept) => kept.removeItem(key)),
  };
};

const localEntry = (key: string) => createEntry(() => localStorage, key);

export const stored = {
  token: localEntry('token'),
  /** What was being written into threads, and what is kept beside it (kept.ts). */
  cachedMessage: localEntry('cachedMessage'),
  /** `lightTheme` or `darkTheme`. */
  appTheme: localEntry('appTheme'),
  /** Of an older version, and only removed: the choice of deck lies in `cachedMessage` now. */
  deck: localEntry('deck'),
  /** A new reading request, half written, and what is kept beside it (kept.ts). */
  cachedNewReadingForm: localEntry('cachedNewReadingForm'),
  /** Set while a failed chunk has made the page reload once; of this session only, or it would stay off for ever. */
  chunkAutoRefresh: createEntry(() => sessionStorage, 'chunkAutoRefresh'),
};
