import { useSuspenseQuery } from '@tanstack/react-query';
import { getMe } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';

/** The member's own profile; startup has loaded it before any screen is shown. */
export const useMe = () => useSuspenseQuery(queryOptionsFor(getMe, {})).data;
