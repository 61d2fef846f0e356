import { EDITABLE_FIELDS } from '#contract/readings/forms.ts';
import { toEtag } from '../../platform/http/etag.ts';
import type { ChangeableFields } from '../rules.ts';

/** The version of the fields that writers edit in a request. A message does not change it. */
export const toRequestEtag = (request: ChangeableFields): string =>
  toEtag(EDITED_COLUMNS.map((column) => request[column]));

const REFERENCES = { personality: 'personalityId', assignedWriter: 'assignedWriterId' } as const;

const EDITED_COLUMNS = EDITABLE_FIELDS.map((field) =>
  field === 'personality' || field === 'assignedWriter' ? REFERENCES[field] : field,
);
