import * as calls from '#contract/savedReplies/calls.ts';
import { writers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { createSavedReply } from './createSavedReply.ts';
import { deleteSavedReply } from './deleteSavedReply.ts';
import { listSavedReplies } from './listSavedReplies.ts';
import { patchSavedReply } from './patchSavedReply.ts';

export const savedReplyRoutes: readonly Route[] = [
  route(calls.listSavedReplies, writers, listSavedReplies),
  route(calls.createSavedReply, writers, createSavedReply),
  route(calls.patchSavedReply, writers, patchSavedReply),
  route(calls.deleteSavedReply, writers, deleteSavedReply),
];
