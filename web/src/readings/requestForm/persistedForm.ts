import * as z from 'zod/mini';
import { CHOICES_DEFAULT, choices } from '#contract/readings/forms.ts';
import { createPersistedPart } from '../../platform/persistedPart.ts';
import { sendUnderSharedKey } from '../../platform/sharedKey.ts';
import type { PendingCallStore } from '../../platform/useCallMutation.ts';
import { NO_OTHER_PERSON, otherPersonValues } from './otherPerson.ts';

// An unsent request survives a reload, and so does the idempotency key it was sent with while there is no response.

const persistedForm = z.object({
  title: z.string(),
  message: z.string(),
  ...choices,
  personality: z.nullable(z.int()),
  otherPerson: z._default(otherPersonValues, NO_OTHER_PERSON),
});
export type PersistedForm = z.output<typeof persistedForm>;

const formPart = createPersistedPart('cachedNewReadingForm', 'form', persistedForm);
const keyPart = createPersistedPart('cachedNewReadingForm', 'key', z.string());
const sentPart = createPersistedPart('cachedNewReadingForm', 'sent', z.unknown());

/** A request in which nothing is written or chosen. */
export const EMPTY_REQUEST: PersistedForm = {
  title: '',
  message: '',
  ...CHOICES_DEFAULT,
  personality: null,
  otherPerson: NO_OTHER_PERSON,
};

/** The unsent request. */
export const readPersistedForm = (userId: number): PersistedForm | undefined => formPart.read(userId);

/** Persists the unsent request; undefined removes it. */
export const persistForm = (userId: number, given: PersistedForm | undefined) =>
  formPart.write(userId, given);

/** Sets the reader of the member's next request, without changing its persisted text. */
export const chooseReaderForRequest = (userId: number, personality: number) =>
  persistForm(userId, {
    ...(readPersistedForm(userId) ?? EMPTY_REQUEST),
    personality,
  });

/** Stores the call that sends the request. After success the form is removed. */
export function createPendingRequestStore(userId: number): PendingCallStore {
  let formAsSent: string | undefined;
  const serialize = () => JSON.stringify(formPart.read(userId));
  return {
    sendUnderKey: sendUnderSharedKey,
    read: () => {
      const key = keyPart.read(userId);
      return key === undefined ? undefined : { key, input: sentPart.read(userId) };
    },
    write: ({ key, input }) => {
      formAsSent = serialize();
      keyPart.write(userId, key);
      sentPart.write(userId, input);
    },
    settle: (isDone) => {
      if (isDone && serialize() === formAsSent) formPart.write(userId, undefined);
      keyPart.write(userId, undefined);
      sentPart.write(userId, undefined);
    },
  };
}
