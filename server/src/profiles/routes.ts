import {
  createProfile,
  hopes,
  me,
  profilePicture,
  quotes,
  updateMe,
  uploadPicture,
} from '#contract/profiles/calls.ts';
import { anyone, customers, ownOrWriter, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { changeOwnProfile } from './changeProfile.ts';
import { createOwnProfile } from './createOwnProfile.ts';
import { HOPES } from './hopes.ts';
import { profilePictureFile, setOwnPicture } from './pictures.ts';
import { profileOf } from './profileOf.ts';
import { QUOTES } from './quotes.ts';

export const profileRoutes: readonly Route[] = [
  route(me, signedIn, ({ db, actor, now }) => profileOf(db, actor.id, now)),
  route(updateMe, signedIn, changeOwnProfile),
  route(createProfile, customers, createOwnProfile),
  route(uploadPicture, signedIn, setOwnPicture, {
    transaction: 'own',
    limits: [{ name: 'picture', per: 'member', max: 30, seconds: 3_600 }],
  }),
  route(profilePicture, ownOrWriter, profilePictureFile),
  route(hopes, signedIn, () => [...HOPES]),
  route(quotes, anyone, () => [...QUOTES]),
];
