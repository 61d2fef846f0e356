import { useQuery } from '@tanstack/react-query';
import { formatFullName } from '#contract/fullName.ts';
import { listReaders, type Reader } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';

// A shared persona has no account, so it cannot claim a request or be handed one.
const byAccount = (readers: readonly Reader[]): ReadonlyMap<number, string> =>
  new Map(
    readers.flatMap((reader) => (reader.userId === null ? [] : [[reader.userId, formatFullName(reader)]])),
  );

const NOBODY: ReadonlyMap<number, string> = new Map();

/** The name of each active writer, by the id of their account. */
export function useWriterNames(): ReadonlyMap<number, string> {
  const { data = NOBODY } = useQuery({
    ...queryOptionsFor(listReaders, { status: 'active' }),
    select: byAccount,
  });
  return data;
}

/** The name of a writer, to show who has claimed a request. */
export function useWriterName(): (userId: number) => string {
  const ownId = useUser().id;
  const names = useWriterNames();
  return (userId) => (userId === ownId ? 'you' : (names.get(userId) ?? 'another writer'));
}
