import * as calls from '#contract/profiles/calls.ts';
import { anyone, customers, ownOrWriter, signedIn } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { createProfile } from './createProfile.ts';
import { getMe } from './getMe.ts';
import { getProfilePicture } from './getProfilePicture.ts';
import { listHopes } from './listHopes.ts';
import { listQuotes } from './listQuotes.ts';
import { prepareUpdateMe, updateMe } from './updateMe.ts';

export const profileRoutes: readonly Route[] = [
  route(calls.getMe, signedIn, getMe),
  route(calls.updateMe, signedIn, updateMe, { prepare: prepareUpdateMe }),
  route(calls.createProfile, customers, createProfile),
  route(calls.getProfilePicture, ownOrWriter, getProfilePicture),
  route(calls.listHopes, signedIn, listHopes),
  route(calls.listQuotes, anyone, listQuotes),
];
