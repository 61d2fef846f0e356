import * as z from 'zod/mini';
import { fromWire, toWire } from '#contract/wire.ts';
import { stored } from './storage.ts';

// What someone wrote and has not sent yet is kept in the browser for them alone: under two keys of the specification,
// each a JSON object with the `user_id` of the writer, the parts that features keep in it, and `at`, the time of the
// last change of each part in milliseconds. It is hidden while nobody is logged in, shown again to the same user, and
// erased when another user logs in, at log out, and after 7 days. Other shapes come from older versions: they do not
// say whose they are, so they are dropped.

const PERSISTED_FOR_MS = 7 * 86_400_000;

const STORAGE_NAMES = ['cachedMessage', 'cachedNewReadingForm'] as const;
type StorageName = (typeof STORAGE_NAMES)[number];

const persistedValue = z.looseObject({ user_id: z.int(), at: z.record(z.string(), z.number()) });
type PersistedValue = z.output<typeof persistedValue>;

interface PersistedPart<Value> {
  read: (userId: number) => Value | undefined;
  /** Undefined removes it. */
  write: (userId: number, value: Value | undefined) => void;
}

/** One part of what is kept under a key. A value of another shape, or one that is too old, reads as undefined. */
export function createPersistedPart<Shape extends z.ZodMiniType>(
  name: StorageName,
  part: string,
  shape: Shape,
): PersistedPart<z.output<Shape>> {
  return {
    read: (userId) => {
      const value = readValue(name);
      if (value?.user_id !== userId || !isFresh(value.at[part])) return undefined;
      return z.safeParse(shape, fromWire(value[part])).data;
    },
    write: (userId, given) => {
      // An answer may come after the session of whoever sent has ended: it is nothing to the next one's.
      if (stored.token.read() === null || (currentUserId !== null && currentUserId !== userId)) return;
      const { [part]: _, at: times, ...others } = readOwnValue(name, userId);
      const { [part]: _at, ...at } = times;
      const changed =
        given === undefined
          ? { ...others, at }
          : { ...others, [part]: toWire(given), at: { ...at, [part]: Date.now() } };
      if (Object.keys(changed.at).length === 0) stored[name].remove();
      else stored[name].write(JSON.stringify(changed));
      // Afterwards: it may be React that is just writing.
      queueMicrotask(() => listeners.forEach((listener) => listener()));
    },
  };
}

const readOwnValue = (name: StorageName, userId: number): PersistedValue => {
  const value = readValue(name);
  return value?.user_id === userId ? value : { user_id: userId, at: {} };
};

function readValue(name: StorageName): PersistedValue | undefined {
  try {
    return z.safeParse(persistedValue, JSON.parse(stored[name].read() ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Whether something kept at that time, in milliseconds, is still to be shown. */
export const isFresh = (at: number | undefined) => at !== undefined && Date.now() - at < PERSISTED_FOR_MS;

/** The user whom this page keeps something for; null until it is known who is logged in. */
let currentUserId: number | null = null;

/**
 * Erases what is not this user's, who is logged in from now on; null while nobody is. What is older than 7 days goes
 * in any case.
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

/** Calls back when something kept has changed, in this tab or another; gives what ends that. */
export function onPersistedChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || STORAGE_NAMES.some((name) => name === key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page that the browser had put to sleep has missed the events.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

/** All that is kept under a key, as text: the same as long as nothing has changed. */
export const readPersistedText = (name: StorageName) => stored[name].read() ?? '';
