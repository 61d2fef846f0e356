import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/members/calls.ts';
import { listHopes } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { buildProfileFacts } from './profileFacts.ts';

/** The facts of a member's profile; chosen hopes are among them once their names are loaded. */
export function useProfileFacts(member: User): [string, string][] {
  const { data: hopes = [] } = useQuery({ ...queryOptionsFor(listHopes, {}), staleTime: Infinity });
  return buildProfileFacts(member, hopes);
}
