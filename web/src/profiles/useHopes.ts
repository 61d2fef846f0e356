import { useSuspenseQuery } from '@tanstack/react-query';
import { listHopes } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';

/** The hopes that a member can choose. */
export const useHopes = () => useSuspenseQuery(queryOptionsFor(listHopes, {})).data;
