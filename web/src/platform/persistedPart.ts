import type * as z from 'zod/mini';
import { toWire } from '#contract/wire.ts';
import {
  isOthersSession,
  notifyPersistedChange,
  type PersistedValue,
  readPersistedPart,
  readPersistedValue,
  type StorageName,
} from './persisted.ts';
import { stored } from './storage.ts';

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
      if (isOthersSession(userId)) return;
      const { [part]: _, at: times, ...others } = readOwnValue(name, userId);
      const { [part]: _at, ...at } = times;
      const changed =
        given === undefined
          ? { ...others, at }
          : { ...others, [part]: toWire(given), at: { ...at, [part]: Date.now() } };
      if (Object.keys(changed.at).length === 0) stored[name].remove();
      else stored[name].write(JSON.stringify(changed));
      // Deferred, since React may be rendering while it writes.
      queueMicrotask(notifyPersistedChange);
    },
  };
}

const readOwnValue = (name: StorageName, userId: number): PersistedValue => {
  const value = readPersistedValue(name);
  return value?.user_id === userId ? value : { user_id: userId, at: {} };
};
