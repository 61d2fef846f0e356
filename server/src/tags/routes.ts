import * as calls from '#contract/tags/calls.ts';
import { writers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { addUserTag } from './addUserTag.ts';
import { createTag } from './createTag.ts';
import { deleteTag } from './deleteTag.ts';
import { listTags } from './listTags.ts';
import { listUserTags } from './listUserTags.ts';
import { patchTag } from './patchTag.ts';
import { removeUserTag } from './removeUserTag.ts';

export const tagRoutes: readonly Route[] = [
  route(calls.listTags, writers, listTags),
  route(calls.createTag, writers, createTag),
  route(calls.patchTag, writers, patchTag),
  route(calls.deleteTag, writers, deleteTag),
  route(calls.listUserTags, writers, listUserTags),
  route(calls.addUserTag, writers, addUserTag),
  route(calls.removeUserTag, writers, removeUserTag),
];
