import * as z from 'zod/mini';
import { createPersistedPart } from './persistedPart.ts';
import { useUser } from './session.ts';
import { sendUnderSharedKey } from './sharedKey.ts';
import type { PendingCallStore } from './useCallMutation.ts';
import { pickChangedFields } from './mergeRules.ts';
import { usePersistedFields } from './usePersistedFields.ts';

type Fields = Record<string, string>;

/** The persisted texts of a form until it is sent, and the call that sends it until there is a response. */
export interface PersistedDraft<Values extends Fields> {
  read: (userId: number) => Values;
  write: (userId: number, fields: Values) => void;
  pendingCall: (userId: number) => PendingCallStore;
}

const draftShape = z.object({
  fields: z.record(z.string(), z.string()),
  key: z.optional(z.string()),
  sent: z.optional(z.unknown()),
});

/** @param part its name within the stored object @param empty the form's fields before anything is typed */
export function createPersistedDraft<Values extends Fields>(
  part: string,
  empty: Values,
): PersistedDraft<Values> {
  const drafts = createPersistedPart('cachedMessage', part, draftShape);
  const readAll = (userId: number) => drafts.read(userId) ?? { fields: empty };
  const read = (userId: number): Values => ({ ...empty, ...readAll(userId).fields });
  const isEmpty = (fields: Values) => Object.keys(pickChangedFields(fields, empty)).length === 0;
  return {
    read,
    write: (userId, fields) =>
      drafts.write(userId, isEmpty(fields) ? undefined : { ...readAll(userId), fields }),
    pendingCall(userId) {
      let textsSent: string | undefined;
      const serialize = () => JSON.stringify(read(userId));
      return {
        sendUnderKey: sendUnderSharedKey,
        read: () => {
          const { key, sent } = drafts.read(userId) ?? {};
          return key === undefined ? undefined : { key, input: sent };
        },
        write: ({ key, input }) => {
          textsSent = serialize();
          drafts.write(userId, { ...readAll(userId), key, sent: input });
        },
        settle: (isDone) => {
          // Another tab may have changed the text in the meantime.
          const isGone = isDone && serialize() === textsSent;
          drafts.write(userId, isGone ? undefined : { fields: readAll(userId).fields });
        },
      };
    },
  };
}

interface DraftForm<Values extends Fields> {
  values: Values;
  isSending: boolean;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
}

/** Persists the typed texts of a form in this browser until it is sent. */
export function usePersistedDraft<Values extends Fields>(
  draft: PersistedDraft<Values>,
  form: DraftForm<Values>,
) {
  const userId = useUser().id;
  usePersistedFields(form.values, {
    isLocked: form.isSending,
    read: () => draft.read(userId),
    write: (changed) => draft.write(userId, { ...draft.read(userId), ...changed }),
    show: (changed) => {
      for (const name of Object.keys(changed) as (keyof Values & string)[]) form.set(name, changed[name]!);
    },
  });
}
