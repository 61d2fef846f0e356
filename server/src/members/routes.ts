import * as calls from '#contract/members/calls.ts';
import { writers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { createNote } from './createNote.ts';
import { getUser } from './getUser.ts';
import { listAuditLog } from './listAuditLog.ts';
import { listNotes } from './listNotes.ts';
import { listUsers } from './listUsers.ts';
import { patchStaffUser } from './patchStaffUser.ts';
import { patchUser } from './patchUser.ts';

export const memberRoutes: readonly Route[] = [
  route(calls.listUsers, writers, listUsers),
  route(calls.getUser, writers, getUser),
  route(calls.patchUser, writers, patchUser),
  route(calls.patchStaffUser, writers, patchStaffUser),
  route(calls.listNotes, writers, listNotes),
  route(calls.createNote, writers, createNote),
  route(calls.listAuditLog, writers, listAuditLog),
];
