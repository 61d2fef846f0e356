import { sql } from 'kysely';
import type { Param } from './statement.ts';
import type { Tables } from './tables.ts';

/**
 * Whether a row may be seen: customers see their own rows, writers anyone's.
 * @param whose the customer; null for writers
 * @param column holds the member whose row it is, as `messages.userId`
 */
export const isVisible = (
  ownerId: Param<number | null>,
  column: 'userId' | 'users.id' | `${keyof Tables}.userId`,
) => sql<boolean>`(${ownerId}::bigint is null or ${sql.ref(column)} = ${ownerId})`;
