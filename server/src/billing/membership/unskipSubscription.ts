import type { Context, OwnAccess } from '../../platform/context.ts';
import { changeMembership } from './changeMembership.ts';

export const unskipSubscription = (context: Context<OwnAccess>) =>
  changeMembership(context, () => ({ action: 'unskip' }));
