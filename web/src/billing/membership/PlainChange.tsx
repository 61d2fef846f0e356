import {
  skipSubscription,
  uncancelSubscription,
  unskipSubscription,
  updateSubscription,
  upgradeSubscription,
} from '#contract/billing/calls.ts';
import { type Action, ANNUAL, MONTHLY } from '#contract/billing/codes.ts';
import { describePlan } from '#contract/billing/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from './ActionRow.tsx';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.tsx';

interface PlainChangeConfig {
  call:
    | typeof skipSubscription
    | typeof unskipSubscription
    | typeof uncancelSubscription
    | typeof upgradeSubscription
    | typeof updateSubscription;
  input: { productId?: typeof MONTHLY };
  heading: string;
  text: string;
  label: string;
}

const REACTIVATE = 'Reactivate Plan';

/** The actions that need nothing but a confirmation. */
const plainChanges: Record<Exclude<Action, 'create' | 'update' | 'retry' | 'cancel'>, PlainChangeConfig> = {
  upgrade: {
    call: upgradeSubscription,
    input: {},
    heading: 'Annual plan',
    text: describePlan(ANNUAL),
    label: 'Upgrade to annual',
  },
  keep_monthly: {
    call: updateSubscription,
    input: { productId: MONTHLY },
    heading: 'Keep the monthly plan',
    text: 'The upgrade is removed, and the monthly plan continues.',
    label: 'Keep Monthly',
  },
  skip: {
    call: skipSubscription,
    input: {},
    heading: 'Skip a month',
    text: 'The next billing cycle is skipped and costs nothing. No readings can be requested during it.',
    label: 'Skip Plan',
  },
  unskip: {
    call: unskipSubscription,
    input: {},
    heading: 'Remove the skip',
    text: 'The skip is removed, and the plan continues without a pause.',
    label: REACTIVATE,
  },
  uncancel: {
    call: uncancelSubscription,
    input: {},
    heading: 'Keep the membership',
    text: 'The cancellation is removed, and the plan continues as before.',
    label: REACTIVATE,
  },
};

export type PlainAction = keyof typeof plainChanges;

/** The block of an action that needs nothing but a confirmation. */
export function PlainChange(props: ChangeProps) {
  const { heading, text, label } = plainChanges[props.action as PlainAction];
  const { confirmAndAct, isPending, isDisabled } = usePlainChange(props);
  const isGoingOn = label === REACTIVATE;
  return (
    <ActionRow heading={heading} text={text}>
      <Button
        variant={isGoingOn ? 'primary' : 'quiet'}
        disabled={isDisabled}
        isBusy={isPending}
        onClick={confirmAndAct}
      >
        {label}
      </Button>
    </ActionRow>
  );
}

/** The same change without its block, for example to offer a skip instead of a cancellation. */
export function usePlainChange(props: ChangeProps) {
  const { call, input } = plainChanges[props.action as PlainAction];
  const { confirmAndAct, sentence, ...change } = useMembershipChange(call, props);
  return { ...change, confirmAndAct: () => void confirmAndAct(sentence, () => input) };
}
