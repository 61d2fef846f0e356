import * as calls from '#contract/people/calls.ts';
import { signedIn, writers } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { patchUser } from './patchUser.ts';
import { patchStaffUser } from './patchStaffUser.ts';
import { listAuditLog } from './listAuditLog.ts';
import { listUsers } from './listUsers.ts';
import { listPersonalities, patchReader, getReader, listReaders } from '../readers/patchReader.ts';
import { createTag, patchTag, addUserTag, removeUserTag, listUserTags } from '../tags/addUserTag.ts';
import { allTags } from '../tags/sql.ts';
import { getUser } from './getUser.ts';

export const peopleRoutes: readonly Route[] = [
  route(calls.listPersonalities, signedIn, listPersonalities),
  route(calls.listReaders, writers, listReaders),
  route(calls.getReader, signedIn, getReader),
  route(calls.patchReader, writers, patchReader),
  route(calls.listTags, writers, ({ db }) => allTags.all(db)),
  route(calls.createTag, writers, createTag),
  route(calls.patchTag, writers, patchTag),
  route(calls.listUserTags, writers, listUserTags),
  route(calls.addUserTag, writers, addUserTag),
  route(calls.removeUserTag, writers, removeUserTag),
  route(calls.listUsers, writers, listUsers),
  route(calls.getUser, writers, getUser),
  route(calls.patchUser, writers, patchUser),
  route(calls.patchStaffUser, writers, patchStaffUser),
  route(calls.listAuditLog, writers, listAuditLog),
];
