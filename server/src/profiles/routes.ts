import * as calls from '#contract/profiles/calls.ts';
import { anyone, customers, ownOrWriter, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { updateMe } from './changeProfile.ts';
import { createProfile } from './createProfile.ts';
import { HOPES } from './hopes.ts';
import { getProfilePicture, uploadPicture } from './uploadPicture.ts';
import { loadProfile } from './loadProfile.ts';
import { QUOTES } from './quotes.ts';

export const profileRoutes: readonly Route[] = [
  route(calls.getMe, signedIn, ({ db, actor, now }) => loadProfile(db, actor.id, now)),
  route(calls.updateMe, signedIn, updateMe),
  route(calls.createProfile, customers, createProfile),
  route(calls.uploadPicture, signedIn, uploadPicture, {
    transaction: 'own',
    limits: [{ name: 'picture', per: 'member', max: 30, seconds: 3_600 }],
  }),
  route(calls.getProfilePicture, ownOrWriter, getProfilePicture),
  route(calls.listHopes, signedIn, () => [...HOPES]),
  route(calls.listQuotes, anyone, () => [...QUOTES]),
];
