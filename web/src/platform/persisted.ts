import { fromWire } from '#contract/wire.ts';
import { stored } from './storage.ts';

// Unsent text is persisted in the browser for its author only: under two keys (`STORAGE_NAMES`), each a JSON object
// with the author's `user_id`, the parts that features store in it, and `at`, the time of the last change of each part
// in milliseconds. It is hidden while nobody is logged in, shown again to the same user, and erased when another user
// logs in, on logout, and after 7 days. Objects of another shape are from older versions: they do not name their user,
// so they are dropped.

const PERSISTED_FOR_MS = 7 * 86_400_000;

const STORAGE_NAMES = ['cachedMessage', 'cachedNewReadingForm'] as const;
export type StorageName = (typeof STORAGE_NAMES)[number];

export interface PersistedValue {
  user_id: number;
  at: Record<string, number>;
  [part: string]: unknown;
}

const isPersistedValue = (value: unknown): value is PersistedValue => {
  const { user_id: userId, at } = Object(value) as Partial<PersistedValue>;
  return (
    Number.isSafeInteger(userId) &&
    typeof at === 'object' &&
    Object.values(at).every((time) => typeof time === 'number')
  );
};

/** One part of the object under a key, without knowledge of its shape; undefined if it is expired. */
export function readPersistedPart(name: StorageName, part: string, userId: number): unknown {
  const value = readPersistedValue(name);
  return value?.user_id === userId && isFresh(value.at[part]) ? fromWire(value[part]) : undefined;
}

/** The object under a key, of any user. */
export function readPersistedValue(name: StorageName): PersistedValue | undefined {
  try {
    const value: unknown = JSON.parse(stored[name].read() ?? 'null');
    return isPersistedValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value stored at that time, in milliseconds, has not expired. */
export const isFresh = (at: number | undefined) => at !== undefined && Date.now() - at < PERSISTED_FOR_MS;

/** The user whose text this page stores; null until the session is known. */
let currentUserId: number | null = null;

/** Whether the session is not that of this user, or has ended. */
export const isOthersSession = (userId: number) =>
  stored.token.read() === null || (currentUserId !== null && currentUserId !== userId);

/**
 * Erases the text of all users but this one, who is logged in from now on; null while nobody is. Text older than 7 days
 * is always erased.
 */
export function erasePersisted(userId: number | null) {
  currentUserId = userId;
  for (const name of STORAGE_NAMES) {
    const value = readPersistedValue(name);
    const isOthers = userId !== null && value?.user_id !== userId;
    if (isOthers || !Object.values(value?.at ?? {}).some(isFresh)) stored[name].remove();
  }
  stored.deck.remove();
}

const listeners = new Set<() => void>();

export const notifyPersistedChange = () => listeners.forEach((listener) => listener());

/** Calls back when a persisted value has changed, in this tab or another; returns a function that unsubscribes. */
export function onPersistedChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || STORAGE_NAMES.some((name) => name === key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page restored from the back/forward cache has missed the events.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

/** The whole stored text under a key, as a snapshot: the same as long as nothing has changed. */
export const readPersistedText = (name: StorageName) => stored[name].read() ?? '';
