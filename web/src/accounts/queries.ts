import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import { logOutElsewhere } from '#contract/accounts/calls.ts';
import { cancelEmailChange, endSession, listSessions } from '#contract/privacy/calls.ts';
import { getMe, type Profile, profile as profileShape, updateMe } from '#contract/profiles/calls.ts';
import { readNewerRecord } from '../platform/editedMeanwhile.ts';
import { describeActionFailure, type Failure } from '../platform/failure.ts';
import { isSame } from '../platform/mergeRules.ts';
import { queryKeyFor, queryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { useMe } from './useMe.ts';

interface UpdateOptions {
  /** Further calls to invalidate, besides the account itself. */
  invalidates?: readonly Call[];
  onSuccess?: () => unknown;
  onFailure?: (failure: Failure) => unknown;
}

/**
 * Changes the member's own account. Changes made elsewhere to other fields are kept. If the same fields were changed, the
 * call is refused and the newer account loaded, so that it can be sent again.
 */
export function useUpdateAccount({ invalidates = [], onSuccess, onFailure }: UpdateOptions = {}) {
  const client = useQueryClient();
  const account = useMe();
  const show = (saved: Profile) => client.setQueryData(queryKeyFor(getMe, {}), saved);
  return useCallMutation(updateMe, {
    ifMatch: account.etag,
    ifMatchAgain(refusal, input) {
      const newer = readNewerRecord(refusal, profileShape);
      const fields = Object.keys(input) as (keyof Profile)[];
      return newer && fields.every((field) => isSame(newer[field], account[field])) ? newer.etag : undefined;
    },
    invalidates: [getMe, ...invalidates],
    onResponse: show,
    ...(onSuccess !== undefined && { onSuccess }),
    onFailure(failure) {
      const newer = readNewerRecord(failure, profileShape);
      if (newer !== undefined) show(newer);
      return onFailure?.(failure);
    },
  });
}

export const useCancelEmailChange = () => {
  const client = useQueryClient();
  const toasts = useToasts();
  const { email } = useMe();
  return useCallMutation(cancelEmailChange, {
    invalidates: [getMe],
    onSuccess: () => {
      // The link may have been opened in the meantime, on another device.
      const now = client.getQueryData(queryOptionsFor(getMe, {}).queryKey)?.email;
      if (now === undefined || now === email) toasts.success('Your address stays as it is');
      else toasts.error(`Your new address was confirmed already: you log in with ${now} now`);
    },
    onFailure: (failure) => toasts.error(describeActionFailure(failure)),
  });
};

export const useSessions = () => useQuery(queryOptionsFor(listSessions, {}));

export const useEndSession = () => {
  const toasts = useToasts();
  return useCallMutation(endSession, {
    invalidates: [listSessions],
    onSuccess: () => toasts.success('That session is logged out'),
    onFailure: (failure) => toasts.error(describeActionFailure(failure)),
  });
};

export const useLogOutElsewhere = () => {
  const toasts = useToasts();
  return useCallMutation(logOutElsewhere, {
    invalidates: [listSessions],
    onSuccess: () => toasts.success('You are logged out everywhere else'),
    onFailure: (failure) => toasts.error(describeActionFailure(failure)),
  });
};
