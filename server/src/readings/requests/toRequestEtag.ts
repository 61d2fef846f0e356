import { EDITABLE_FIELDS } from '#contract/readings/forms.ts';
import { toEtag } from '../../platform/http/etag.ts';
import type { ChangeableFields } from '../rules.ts';

/** The version of the fields that writers edit in a request and, in a part of its own, of its thread. */
export const toRequestEtag = (request: ChangeableFields & { lastMessageTime: string }): string =>
  toEtag(
    EDITED_COLUMNS.map((column) => request[column]),
    [request.lastMessageTime],
  );

const REFERENCES = { personality: 'personalityId', assignedWriter: 'assignedWriterId' } as const;

const EDITED_COLUMNS = EDITABLE_FIELDS.map((field) =>
  field === 'personality' || field === 'assignedWriter' ? REFERENCES[field] : field,
);
