import {
  addUserTag,
  createTag,
  getReader,
  getUser,
  listAuditLog,
  listReaders,
  listTags,
  listUsers,
  listUserTags,
  patchReader,
  patchStaffUser,
  patchTag,
  patchUser,
  personalities,
  removeUserTag,
} from '#contract/people/calls.ts';
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
  route(personalities, signedIn, activePersonalities),
  route(listReaders, writers, readersOf),
  route(getReader, signedIn, publicReaderOf),
  route(patchReader, writers, changeReader),
  route(listTags, writers, ({ db }) => allTags.all(db)),
  route(createTag, writers, addTag),
  route(patchTag, writers, changeTag),
  route(listUserTags, writers, userTagsOf),
  route(addUserTag, writers, tagUser),
  route(removeUserTag, writers, untagUser),
  route(listUsers, writers, usersOfPage),
  route(getUser, writers, userOf),
  route(patchUser, writers, assignReader),
  route(patchStaffUser, writers, editUser),
  route(listAuditLog, writers, auditLogOf),
];
