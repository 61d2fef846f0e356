import { keysOf } from '#contract/pick.ts';
import { listedRequest } from '#contract/readings/shapes.ts';
import { choices } from '#contract/readings/forms.ts';

/** A field of a listed request. */
export type RequestField = keyof (typeof listedRequest)['shape'];

/** Fields that are not simply the column with their name. */
const COMPOSED = [
  'unreadCount',
  'personality',
  'assignedWriter',
  'isDisliked',
  'user',
] as const satisfies RequestField[];
type ComposedField = (typeof COMPOSED)[number];

export const FIELDS: readonly RequestField[] = keysOf(listedRequest.shape);

/** Whether a field is the column with its name. */
export const isColumn = (field: RequestField): field is Exclude<RequestField, ComposedField> =>
  !(COMPOSED as readonly RequestField[]).includes(field);

export const columnOf = <Name extends string>(name: Name) => `readingRequests.${name}` as const;

/** The columns of a listed request. */
export const LISTED_COLUMNS = FIELDS.filter((field) => isColumn(field)).map((field) => columnOf(field));

/** The columns of the options chosen with a question. */
export const CHOICE_COLUMNS = keysOf(choices).map((field) => columnOf(field));
