import { useSuspenseQuery } from '@tanstack/react-query';
import { listHopes, getMe } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';

/** My own profile; startup has read it before any screen is shown. */
export const useMe = () => useSuspenseQuery(queryOptionsFor(getMe, {})).data;

/** What a member may hope for. */
export const useHopes = () => useSuspenseQuery(queryOptionsFor(listHopes, {})).data;
