import type { Context, OwnAccess } from '../../platform/context.ts';
import { changeMembership } from './changeMembership.ts';

export const skipSubscription = (context: Context<OwnAccess>) =>
  changeMembership(context, () => ({ action: 'skip' }));
