import type * as z from 'zod/mini';
import { fromWire, toWire } from '#contract/wire.ts';
import { stored } from './storage.ts';

// Unsent text is persisted in the browser for its author only: under two keys (`STORAGE_NAMES`), each a JSON object
// with the author's `user_id`, the parts that features store in it, and `at`, the time of the last change of each part
// in milliseconds. It is hidden while nobody is logged in, shown again to the same user, and erased when another user
// logs in, on logout, and after 7 days. Objects of another shape are from older versions: they do not name their user,
// so they are dropped.

const PERSISTED_FOR_MS = 7 * 86_400_000;

const STORAGE_NAMES = ['cachedMessage', 'cachedNewReadingForm'] as const;
type StorageName = (typeof STORAGE_NAMES)[number];

interface PersistedValue {
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

interface PersistedPart<Value> {
  read: (userId: number) => Value | undefined;
  /** Undefined removes the value. */
  write: (userId: number, value: Value | undefined) => void;
}

/** One part of the object under a key. A value that is expired or of another shape reads as undefined. */
export function createPersistedPart<Value>(
  name: StorageName,
  part: string,
  shape: Pick<z.ZodMiniType<Value>, 'safeParse'>,
): PersistedPart<Value> {
  return {
    read: (userId) => shape.safeParse(readPersistedPart(name, part, userId)).data,
    write: (userId, given) => {
      // A response may arrive after the session of its sender has ended: it must not be stored for the next user.
      if (stored.token.read() === null || (currentUserId !== null && currentUserId !== userId)) return;
      const { [part]: _, at: times, ...others } = readOwnValue(name, userId);
      const { [part]: _at, ...at } = times;
      const changed =
        given === undefined
          ? { ...others, at }
          : { ...others, [part]: toWire(given), at: { ...at, [part]: Date.now() } };
      if (Object.keys(changed.at).length === 0) stored[name].remove();
      else stored[name].write(JSON.stringify(changed));
      // Deferred, since React may be rendering while it writes.
      queueMicrotask(() => listeners.forEach((listener) => listener()));
    },
  };
}

/** The same without knowledge of its shape. */
export function readPersistedPart(name: StorageName, part: string, userId: number): unknown {
  const value = readValue(name);
  return value?.user_id === userId && isFresh(value.at[part]) ? fromWire(value[part]) : undefined;
}

const readOwnValue = (name: StorageName, userId: number): PersistedValue => {
  const value = readValue(name);
  return value?.user_id === userId ? value : { user_id: userId, at: {} };
};

function readValue(name: StorageName): PersistedValue | undefined {
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

/**
 * Erases the text of all users but this one, who is logged in from now on; null while nobody is. Text older than 7 days
 * is always erased.
 */
export function erasePersisted(userId: number | null) {
  currentUserId = userId;
  for (const name of STORAGE_NAMES) {
    const value = readValue(name);
    const isOthers = userId !== null && value?.user_id !== userId;
    if (isOthers || !Object.values(value?.at ?? {}).some(isFresh)) stored[name].remove();
  }
  stored.deck.remove();
}

const listeners = new Set<() => void>();

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
