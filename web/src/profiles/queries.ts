import { useSuspenseQuery } from '@tanstack/react-query';
import { hopes, me } from '#contract/profiles/calls.ts';
import { ask } from '../platform/queries.ts';

/** My own profile; startup has read it before any screen is shown. */
export const useMe = () => useSuspenseQuery(ask(me, {})).data;

/** What a member may hope for. */
export const useHopes = () => useSuspenseQuery(ask(hopes, {})).data;
