import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatFullName } from '#contract/fullName.ts';
import { type ListedUser, listUsers } from '#contract/members/calls.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';
import { matchWords } from './matchWords.ts';
import type { PaletteItem } from './paletteItems.ts';
import { useNavigate } from '../ui/router.tsx';

const TYPING_PAUSE_MS = 250;
const SEARCH_MIN = 2;
const SHOWN_MAX = 5;
/** More members than are shown are requested, since the search also finds parts of addresses. */
const MEMBERS_MAX = 20;

/** Searches members and requests on the server when the writer pauses typing. */
export function usePaletteSearch(typed: string) {
  const navigate = useNavigate();
  const search = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const isSearched = typed.trim().length >= SEARCH_MIN;
  const more = {
    enabled: isSearched && search.length >= SEARCH_MIN,
    placeholderData: keepPreviousData,
    retry: false,
  } as const;
  const users = useQuery({ ...queryOptionsFor(listUsers, { search, limit: MEMBERS_MAX }), ...more });
  const fields = ['id', 'title', 'user'];
  const requests = useQuery({
    ...queryOptionsFor(listRequests, { search, limit: SHOWN_MAX, fields }),
    ...more,
  });
  if (!isSearched) return { items: [], isPending: false, hasFailed: false };

  const members = preferNames(users.data?.results ?? [], typed).map((user): PaletteItem => ({
    key: `member ${user.id}`,
    section: 'Members',
    label: formatFullName(user),
    hint: user.email,
    run: () => navigate(`/manage/users/${user.id}`),
  }));
  const letters = (requests.data?.results ?? []).flatMap(({ id, title, user }): PaletteItem[] =>
    id === undefined || title === undefined
      ? []
      : [
          {
            key: `request ${id}`,
            section: 'Requests',
            label: title,
            ...(user && { hint: user.firstName }),
            run: () => navigate(`/readings/${id}`),
          },
        ],
  );
  const isPending = search !== typed.trim() || users.isFetching || requests.isFetching;
  const items = [...members, ...letters];
  return {
    // Until the response arrives, the previous results that still match are shown.
    items: isPending ? items.filter(({ label }) => matchWords(typed, label) !== null) : items,
    isPending,
    hasFailed: users.isError || requests.isError,
  };
}

/** Members whose name matches come before those who were found by their address. */
function preferNames(users: readonly ListedUser[], typed: string): readonly ListedUser[] {
  const isNamed = (user: ListedUser) => matchWords(typed, formatFullName(user)) !== null;
  return [...users.filter(isNamed), ...users.filter((user) => !isNamed(user))].slice(0, SHOWN_MAX);
}
