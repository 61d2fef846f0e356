import * as z from 'zod/mini';
import { call, emptyObject, id, isoDateTime } from '../call.ts';
import { linkForm } from '../accounts/forms.ts';
import { closeAccountForm } from './forms.ts';

// Separate from the calls of accounts, because visitors load those with the first view and do not need these.

export const exportMe = call({
  method: 'GET',
  path: '/api/users-me/export',
  summary:
    'All data stored about me, as a ZIP file: data.json, index.html, a page for each request in letters/, and pictures/',
  input: emptyObject,
  output: emptyObject,
  returnsFile: true,
  fileType: 'application/zip',
});

export const closeAccount = call({
  method: 'DELETE',
  path: '/api/users-me',
  summary:
    'Close my account for good: the membership ends at once, personal data is erased, and the ledger stays without a name',
  input: closeAccountForm,
  output: emptyObject,
  refuses: ['payment_in_progress', 'own_writer_role'],
  status: 204,
});

/** A session: one log-in of a browser or another client. */
const sessionItem = z.object({
  id,
  createdAt: isoDateTime,
  /** Written at most once an hour. */
  lastUsedAt: isoDateTime,
  /** A short name such as `Firefox on Windows`; null if it did not say. */
  browser: z.nullable(z.string()),
  /** Whether it is the session that makes this call. */
  isThis: z.boolean(),
});
export type SessionItem = z.output<typeof sessionItem>;

export const listSessions = call({
  method: 'GET',
  path: '/api/auth/tokens',
  summary: 'My open sessions, the most recently used first',
  input: emptyObject,
  output: z.array(sessionItem),
  isNeverCompressed: true,
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/auth/tokens/{id}',
  summary: 'Log out one of my sessions',
  input: z.strictObject({ id }),
  output: emptyObject,
  refuses: ['not_found'],
  status: 204,
  isNeverCompressed: true,
});

export const previewEmailChange = call({
  method: 'POST',
  path: '/api/auth/email_change/preview',
  summary: 'Both addresses of the link in the mail; changes nothing',
  input: linkForm,
  output: z.object({ email: z.string(), pendingEmail: z.string() }),
  refuses: ['reset_link_invalid'],
  isPublic: true,
  isNeverCompressed: true,
});

export const confirmEmailChange = call({
  method: 'POST',
  path: '/api/auth/email_change/confirm',
  summary:
    'Change the address with the token from the mail, once and within an hour; ends reset links and all sessions except the one that requested it',
  input: linkForm,
  output: z.object({ detail: z.string() }),
  refuses: ['reset_link_invalid'],
  isPublic: true,
  isNeverCompressed: true,
});

export const cancelEmailChange = call({
  method: 'DELETE',
  path: '/api/auth/email_change',
  summary: 'Drop a new address that is not confirmed yet; does nothing if there is none',
  input: emptyObject,
  output: emptyObject,
  status: 204,
  isNeverCompressed: true,
});
