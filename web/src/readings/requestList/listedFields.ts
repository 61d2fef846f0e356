import type { OutputOf } from '#contract/call.ts';
import type { listRequests } from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import type { ListedField } from '#contract/readings/codes.ts';

/** A row of a list, as the contract knows it. */
type ListedPart = OutputOf<typeof listRequests>['results'][number];

/** The requested fields of each listed request. Checks that they are present, because the contract has them optional. */
export const pickFromRows = <Field extends ListedField>(
  fields: readonly Field[],
  rows: readonly ListedPart[],
) => rows.map((row) => pickListed(fields, row));

export function pickListed<Field extends ListedField>(
  fields: readonly Field[],
  row: ListedPart,
): Pick<ListedRequest, Field> {
  const missing = fields.find((field) => row[field] === undefined);
  if (missing !== undefined) throw new Error(`A request in a list has no ${missing}`);
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<ListedRequest, Field>;
}
