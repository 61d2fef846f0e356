// Every key that the app stores in the browser. A browser may deny storage altogether (private windows, full disks):
// then a value reads as null and the app works without it.

interface Entry {
  read: () => string | null;
  /** Returns whether it could be stored. */
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
    read: () => attempt((area) => area.getItem(key)),
    write: (value) => attempt((area) => (area.setItem(key, value), true)) ?? false,
    remove: () => attempt((area) => area.removeItem(key)),
  };
};

const localEntry = (key: string) => createEntry(() => localStorage, key);

/** The entries, by the name of their key. Their values are strings. */
export const stored = {
  token: localEntry('token'),
  /** Unsent messages by thread, and what is stored with them (persisted.ts). */
  cachedMessage: localEntry('cachedMessage'),
  /** `lightTheme` or `darkTheme`. */
  appTheme: localEntry('appTheme'),
  /** From an older version, and only removed: the choice of deck is in `cachedMessage` now. */
  deck: localEntry('deck'),
  /** An unsent reading request, and what is stored with it (persisted.ts). */
  cachedNewReadingForm: localEntry('cachedNewReadingForm'),
  /**
   * Set while a failed chunk has made the page reload once; in session storage, so that it does not disable reloading
   * for ever.
   */
  chunkAutoRefresh: createEntry(() => sessionStorage, 'chunkAutoRefresh'),
};
