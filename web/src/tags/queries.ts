import { useQuery } from '@tanstack/react-query';
import { createTag, deleteTag, listTags, listUserTags, patchTag } from '#contract/tags/calls.ts';
import type { Failure } from '../platform/failure.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useOkMessage } from '../ui/OkModal.tsx';
import { useToasts } from '../ui/Toasts.tsx';

export const useTags = () => useQuery(queryOptionsFor(listTags, {}));

// The lists of members' tags also contain text and color.
const INVALIDATES = [listTags, listUserTags];

export const useCreateTag = () => useCallMutation(createTag, { invalidates: INVALIDATES });

export const usePatchTag = (ifMatch: string | undefined) =>
  useCallMutation(patchTag, { invalidates: INVALIDATES, ifMatch });

export function useDeleteTag() {
  const toasts = useToasts();
  const showOk = useOkMessage();
  return useCallMutation(deleteTag, {
    invalidates: INVALIDATES,
    onSuccess: () => toasts.success('The tag is deleted'),
    onFailure: ({ details }) => showOk({ heading: 'The tag was not deleted', text: details }),
  });
}

/** The messages of all invalid fields, or else the failure's message. */
export const joinFailureTexts = ({ fields, details }: Failure): string =>
  Object.values(fields).join(' ') || details;
