import type { Context, OwnAccess } from '../platform/context.ts';
import { loadProfile } from './loadProfile.ts';

export const getMe = ({ db, actor, now }: Context<OwnAccess>) => loadProfile(db, actor.id, now);
