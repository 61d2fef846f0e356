import * as accountCalls from '#contract/accounts/calls.ts';
import * as calls from '#contract/readers/calls.ts';
import * as profileCalls from '#contract/profiles/calls.ts';
import { prepareSetPasswordByLink } from '../accounts/setPasswordByLink.ts';
import { anyone, ownOrWriter, signedIn, writers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { confirmPasswordReset } from './confirmPasswordReset.ts';
import { createReader } from './createReader.ts';
import { getReader } from './getReader.ts';
import { inviteReader } from './inviteReader.ts';
import { listPersonalities } from './listPersonalities.ts';
import { listReaders } from './listReaders.ts';
import { patchReader } from './patchReader.ts';
import { uploadPicture } from './uploadPicture.ts';
import { HOUR_SECONDS } from '../platform/limits/limits.ts';

/** Limited, since each invitation is a mail to an address that a writer typed. */
const INVITATIONS = { name: 'invitation', per: 'address', max: 60, seconds: HOUR_SECONDS } as const;

export const readerRoutes: readonly Route[] = [
  route(calls.listPersonalities, signedIn, listPersonalities),
  route(calls.listReaders, writers, listReaders),
  route(calls.getReader, ownOrWriter, getReader),
  route(calls.createReader, writers, createReader, { limits: [INVITATIONS] }),
  route(calls.inviteReader, writers, inviteReader, { limits: [INVITATIONS] }),
  route(calls.patchReader, writers, patchReader),
  // Here and not with accounts and profiles, because they also change readers.
  route(accountCalls.confirmPasswordReset, anyone, confirmPasswordReset, {
    prepare: prepareSetPasswordByLink,
    limits: [{ name: 'password-confirm', per: 'address', max: 20, seconds: HOUR_SECONDS }],
  }),
  route(profileCalls.uploadPicture, signedIn, uploadPicture, {
    transaction: 'own',
    limits: [{ name: 'picture', per: 'member', max: 30, seconds: HOUR_SECONDS }],
  }),
];
