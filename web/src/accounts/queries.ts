import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { logOutElsewhere } from '#contract/accounts/calls.ts';
import { cancelEmailChange, endSession, listSessions } from '#contract/privacy/calls.ts';
import { getMe, updateMe } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useToasts } from '../ui/Toasts.tsx';

/** The member's own account; startup has loaded it before any screen is shown. */
export const useAccount = () => useSuspenseQuery(queryOptionsFor(getMe, {})).data;

export const useUpdateAccount = () => useCallMutation(updateMe, { invalidates: [getMe] });

export const useCancelEmailChange = () => {
  const toasts = useToasts();
  return useCallMutation(cancelEmailChange, {
    invalidates: [getMe],
    onSuccess: () => toasts.success('Your address stays as it is'),
    onFailure: ({ details }) => toasts.error(details),
  });
};

export const useSessions = () => useQuery(queryOptionsFor(listSessions, {}));

export const useEndSession = () => {
  const toasts = useToasts();
  return useCallMutation(endSession, {
    invalidates: [listSessions],
    onSuccess: () => toasts.success('That session is logged out'),
    onFailure: ({ details }) => toasts.error(details),
  });
};

export const useLogOutElsewhere = () => {
  const toasts = useToasts();
  return useCallMutation(logOutElsewhere, {
    invalidates: [listSessions],
    onSuccess: () => toasts.success('You are logged out everywhere else'),
    onFailure: ({ details }) => toasts.error(details),
  });
};
