import * as calls from '#contract/profiles/calls.ts';
import { anyone, customers, ownOrWriter, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { changeOwnProfile } from './changeProfile.ts';
import { createOwnProfile } from './createOwnProfile.ts';
import { HOPES } from './hopes.ts';
import { profilePictureFile, setOwnPicture } from './pictures.ts';
import { profileOf } from './profileOf.ts';
import { QUOTES } from './quotes.ts';

export const profileRoutes: readonly Route[] = [
  route(calls.getMe, signedIn, ({ db, actor, now }) => profileOf(db, actor.id, now)),
  route(calls.updateMe, signedIn, changeOwnProfile),
  route(calls.createProfile, customers, createOwnProfile),
  route(calls.uploadPicture, signedIn, setOwnPicture, {
    transaction: 'own',
    limits: [{ name: 'picture', per: 'member', max: 30, seconds: 3_600 }],
  }),
  route(calls.getProfilePicture, ownOrWriter, profilePictureFile),
  route(calls.listHopes, signedIn, () => [...HOPES]),
  route(calls.listQuotes, anyone, () => [...QUOTES]),
];
