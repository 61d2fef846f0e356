import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { pick } from '#contract/pick.ts';
import { patchRequest } from '#contract/readings/calls.ts';
import { type ReadingRequest, readingRequest } from '#contract/readings/shapes.ts';
import { REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { choices } from '#contract/readings/forms.ts';
import { readNewerRecord } from '../../platform/editedMeanwhile.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useForm } from '../../platform/useForm.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { pickChangedFields } from '../../platform/mergeRules.ts';
import { type EditValues, mergeChoices } from './editRules.ts';
import { storeRequest } from '../queue/queueCache.ts';

const shape = z.object({
  status: z.enum(REQUEST_STATUSES),
  ...choices,
  personality: z.nullable(z.int()),
});

/** The form that edits a request. If another writer has changed the request, it goes on with their version. */
export function useEditForm(request: ReadingRequest, onDone: () => void) {
  const toasts = useToasts();
  const isMounted = useIsMounted();
  const client = useQueryClient();
  const [base, setBase] = useState(request);
  const [theirs, setTheirs] = useState<(keyof EditValues)[]>([]);
  const before = toEditValues(base);
  const patchRequestMutation = useCallMutation(patchRequest, {
    ifMatch: base.etag,
    onSuccess: (changed) => storeRequest(client, changed),
    onFailure: (failure) => {
      const current = readNewerRecord(failure, readingRequest);
      if (current === undefined) return;
      const merged = mergeChoices(before, form.values, toEditValues(current));
      storeRequest(client, current);
      setBase(current);
      setTheirs(merged.theirs);
      form.reset(merged.values);
    },
  });
  const form = useForm<EditValues, EditValues>({
    shape,
    initial: before,
    submit: async (edited) => {
      await patchRequestMutation.mutateAsync({
        id: request.id,
        ...pickChangedFields(edited, before),
        usePreviousDate: true,
      });
      toasts.success('Request saved');
      // The panel may have been closed and opened again meanwhile.
      if (isMounted()) onDone();
    },
  });
  return {
    form,
    /** The version that is being edited. */
    before,
    /** The fields that another writer has changed since the form was opened. */
    theirs,
  };
}

const toEditValues = (request: ReadingRequest): EditValues =>
  pick({ ...request, personality: request.personality?.id ?? null }, shape.shape);
