import { useSuspenseQuery } from '@tanstack/react-query';
import { getMe } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';

/** The user's own account and profile; startup has loaded them before any screen is shown. */
export const useMe = () => useSuspenseQuery(queryOptionsFor(getMe, {})).data;
