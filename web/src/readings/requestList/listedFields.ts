import type { OutputOf } from '#contract/call.ts';
import type { listRequests } from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import type { ListedField } from '#contract/readings/codes.ts';

/** A row of a list, as the contract knows it. */
type ListedPart = OutputOf<typeof listRequests>['results'][number];

/** The requested fields of each listed request; throws if it does not have the first ones, which a row is about. */
export const pickFromRows = <Field extends ListedField>(
  fields: readonly Field[],
  rows: readonly ListedPart[],
) => rows.map((row) => pickListed(fields, row));

export function pickListed<Field extends ListedField>(
  fields: readonly Field[],
  row: ListedPart,
): Pick<ListedRequest, Field> {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? fillField(field, row)])) as Pick<
    ListedRequest,
    Field
  >;
}

/** In place of a field that a server of an older version does not send (platform/olderResponses.ts). */
function fillField(field: ListedField, { createdAt = '' }: ListedPart): unknown {
  if (field.startsWith('is')) return false;
  if (field === 'numberOfTarotCards') return 1;
  if (field === 'unreadCount') return 0;
  if (field === 'user') return { id: 0, firstName: '' };
  if (field === 'dueAt') return new Date(Date.parse(createdAt) + 86_400_000).toISOString();
  if (/^(id|title|status|created|last)/.test(field)) throw new Error(`A request has no ${field}`);
  return null;
}
