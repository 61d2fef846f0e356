// Every key that the app keeps in the browser. A browser may refuse its storage altogether (private windows, full
// disks): then a value reads as null and the app goes on without it.

interface Entry {
  read: () => string | null;
  /** Whether it could be kept. */
  write: (value: string) => boolean;
  remove: () => void;
}

const entry = (storage: () => Storage, key: string): Entry => {
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

const local = (key: string) => entry(() => localStorage, key);

export const stored = {
  token: local('token'),
  /** What was being written into threads, and what is kept beside it (kept.ts). */
  cachedMessage: local('cachedMessage'),
  /** `lightTheme` or `darkTheme`. */
  appTheme: local('appTheme'),
  /** Of an older version, and only removed: the choice of deck lies in `cachedMessage` now. */
  deck: local('deck'),
  /** A new reading request, half written, and what is kept beside it (kept.ts). */
  cachedNewReadingForm: local('cachedNewReadingForm'),
  /** Set while a failed chunk has made the page reload once; of this session only, or it would stay off for ever. */
  chunkAutoRefresh: entry(() => sessionStorage, 'chunkAutoRefresh'),
};
