import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createRequest, listRequests } from '#contract/readings/calls.ts';
import { Failure } from '../../platform/failure.ts';
import { useUser } from '../../platform/session.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useForm } from '../../platform/useForm.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { isSame, pickChangedFields } from '../../platform/mergeRules.ts';
import { usePersistedFields } from '../../platform/usePersistedFields.ts';
import { useBirthQuestions } from '../../profiles/BirthQuestions.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { hasArrived } from './hasArrived.ts';
import { requestFormShape } from './otherPerson.ts';
import {
  createPendingRequestStore,
  EMPTY_REQUEST,
  type PersistedForm,
  persistForm,
  readPersistedForm,
} from './persistedForm.ts';
import { useNavigate } from '../../ui/router.tsx';

export const INACTIVE_PATH = '/inactive-subscription';
/** Passed to the membership screen, so that it leads back here. */
export const RETURN_STATE = { wanted: '/create' };

export type RequestFormControl = ReturnType<typeof useRequestForm>;

/** The form of a new question, and the birth data that it asks for. Persisted in this browser while it is typed. */
export function useRequestForm() {
  const userId = useUser().id;
  const sendQuestion = useSendQuestion(userId);
  const birth = useBirthQuestions();
  const readPersisted = () => readPersistedForm(userId) ?? EMPTY_REQUEST;
  const form = useForm({
    shape: requestFormShape,
    initial: readPersisted(),
    submit: async (parsed) => {
      if (parsed.isAstrology && !(await birth.save())) return;
      await sendQuestion(parsed);
    },
  });
  usePersistedFields(form.values, {
    isLocked: form.isSending,
    read: readPersisted,
    write: (changed) => {
      const whole = { ...readPersisted(), ...changed };
      const isBlank = Object.keys(pickChangedFields(whole, EMPTY_REQUEST)).length === 0;
      persistForm(userId, isBlank ? undefined : whole);
    },
    show: (changed) => {
      for (const name of Object.keys(changed) as (keyof PersistedForm)[]) form.set(name, changed[name]!);
    },
  });
  return { form, birth };
}

const HAS_ARRIVED =
  'Your earlier question has arrived as you first wrote it. To ask this one as well, press “Send my question” once more';

/** Sends a question and opens it, or tells the member how it went if they have left the form meanwhile. */
function useSendQuestion(userId: number) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const pendingCall = useMemo(() => createPendingRequestStore(userId), [userId]);
  const { mutateAsync } = useCallMutation(createRequest, { pendingCall, invalidates: [listRequests] });
  return async (question: Parameters<typeof mutateAsync>[0]) => {
    try {
      // Sent again as it is, a question is asked once. With other words it would be a second one.
      const before = pendingCall.read();
      if (before !== undefined && !isSame(before.input, question) && (await hasArrived(before.input))) {
        pendingCall.settle(false);
        void client.invalidateQueries({ queryKey: [listRequests.path] });
        throw new Failure({ code: 'ERR_409', details: HAS_ARRIVED, status: 409 });
      }
      const { id } = await mutateAsync(question);
      if (isMounted()) navigate(`/${id}`);
      else toasts.success('Your question is sent');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!isMounted() && error.status !== 401) toasts.error(`Your question was not sent. ${error.details}`);
      if (error.code !== 'not_serviceable') throw error;
      if (isMounted()) navigate(INACTIVE_PATH, { state: RETURN_STATE });
    }
  };
}
