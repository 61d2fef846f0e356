import type { Context, OwnAccess } from '../../platform/context.ts';
import { changeMembership } from '../membership/changeMembership.ts';

export const retryPayment = (context: Context<OwnAccess>) =>
  changeMembership(context, () => ({ action: 'retry' }));
