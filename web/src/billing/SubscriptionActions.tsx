import type { ComponentType } from 'react';
import type { Action } from '#contract/billing/codes.ts';
import { actionsFor } from '#contract/billing/rules.ts';
import { useSubscription, type Whose } from './queries.ts';
import { TakeMembership } from './TakeMembership.tsx';

export interface ActionBlockProps extends Whose {
  /** After its success, when everything it changed has been read again. */
  onDone?: (() => void) | undefined;
}

/** The block of each action that can be taken here. */
const blocks: Partial<Record<Action, ComponentType<ActionBlockProps>>> = { create: TakeMembership };

/** The action blocks that the member's status allows, and no others. */
export function SubscriptionActions(props: ActionBlockProps) {
  const { currentSubscriptionStatus } = useSubscription(props);
  return actionsFor[currentSubscriptionStatus].map((action: Action) => {
    const Block = blocks[action];
    return Block && <Block key={action} {...props} />;
  });
}
