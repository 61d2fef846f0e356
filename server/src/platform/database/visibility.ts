import { sql } from 'kysely';
import type { Param } from './statement.ts';
import type { Tables } from './tables.ts';

/**
 * Whether a row is visible: members see their own rows, writers all.
 * @param ownerId the member; null for writers
 * @param column holds the row's member, as `messages.userId`
 */
export const isVisible = (
  ownerId: Param<number | null>,
  column: 'userId' | 'users.id' | `${keyof Tables}.userId`,
) => sql<boolean>`(${ownerId}::bigint is null or ${sql.ref(column)} = ${ownerId})`;
