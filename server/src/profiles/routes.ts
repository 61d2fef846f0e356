import * as calls from '#contract/profiles/calls.ts';
import { anyone, customers, ownOrWriter, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { createProfile } from './createProfile.ts';
import { getMe } from './getMe.ts';
import { getProfilePicture } from './getProfilePicture.ts';
import { listHopes } from './listHopes.ts';
import { listQuotes } from './listQuotes.ts';
import { updateMe } from './updateMe.ts';
import { uploadPicture } from './uploadPicture.ts';

export const profileRoutes: readonly Route[] = [
  route(calls.getMe, signedIn, getMe),
  route(calls.updateMe, signedIn, updateMe),
  route(calls.createProfile, customers, createProfile),
  route(calls.uploadPicture, signedIn, uploadPicture, {
    transaction: 'own',
    limits: [{ name: 'picture', per: 'member', max: 30, seconds: 3_600 }],
  }),
  route(calls.getProfilePicture, ownOrWriter, getProfilePicture),
  route(calls.listHopes, signedIn, listHopes),
  route(calls.listQuotes, anyone, listQuotes),
];
