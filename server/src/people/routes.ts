import * as calls from '#contract/people/calls.ts';
import { signedIn, writers } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { assignReader } from './assignReader.ts';
import { editUser } from './editUser.ts';
import { auditLogOf } from './listAuditLog.ts';
import { usersOfPage } from './listUsers.ts';
import { activePersonalities, changeReader, publicReaderOf, readersOf } from './readers.ts';
import { addTag, changeTag, tagUser, untagUser, userTagsOf } from './tags.ts';
import { allTags } from './tagsSql.ts';
import { userOf } from './userOf.ts';

export const peopleRoutes: readonly Route[] = [
  route(calls.listPersonalities, signedIn, activePersonalities),
  route(calls.listReaders, writers, readersOf),
  route(calls.getReader, signedIn, publicReaderOf),
  route(calls.patchReader, writers, changeReader),
  route(calls.listTags, writers, ({ db }) => allTags.all(db)),
  route(calls.createTag, writers, addTag),
  route(calls.patchTag, writers, changeTag),
  route(calls.listUserTags, writers, userTagsOf),
  route(calls.addUserTag, writers, tagUser),
  route(calls.removeUserTag, writers, untagUser),
  route(calls.listUsers, writers, usersOfPage),
  route(calls.getUser, writers, userOf),
  route(calls.patchUser, writers, assignReader),
  route(calls.patchStaffUser, writers, editUser),
  route(calls.listAuditLog, writers, auditLogOf),
];
