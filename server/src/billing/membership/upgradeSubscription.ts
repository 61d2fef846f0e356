import type { Context, OwnAccess } from '../../platform/context.ts';
import { changeMembership } from './changeMembership.ts';

export const upgradeSubscription = (context: Context<OwnAccess>) =>
  changeMembership(context, () => ({ action: 'upgrade' }));
