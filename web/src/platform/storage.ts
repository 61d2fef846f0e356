// Every key that the app stores in the browser. A browser may deny storage altogether, or for want of space: then a value
// lasts as long as the page, and the login says so.

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

/** What could not be stored is kept in memory, so that a session and unsent text last until the page is closed. */
function localEntry(key: string): Entry {
  const entry = createEntry(() => localStorage, key);
  let kept: string | null = null;
  return {
    read: () => kept ?? entry.read(),
    write: (value) => {
      const isStored = entry.write(value);
      kept = isStored ? null : value;
      return isStored;
    },
    remove: () => {
      kept = null;
      entry.remove();
    },
  };
}

/** Whether the browser denies access to its storage, as it does where cookies and site data are blocked. */
export function isStorageDenied(): boolean {
  try {
    localStorage.getItem('token');
    return false;
  } catch {
    return true;
  }
}

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
   * for ever, and not in memory, which a reload empties.
   */
  chunkAutoRefresh: createEntry(() => sessionStorage, 'chunkAutoRefresh'),
};
