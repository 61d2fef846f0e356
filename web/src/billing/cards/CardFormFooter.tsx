import { useEffectEvent, useLayoutEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { FormError } from '../../ui/FormError.tsx';

/** A payment that is made with the new card at once: the button's label, and why the last attempt failed. */
export interface PaymentProps {
  label: string;
  error: string | undefined;
  isDisabled: boolean;
  /** Called when the card or the payment begins to be sent, and when this has ended. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

interface CardFormFooterProps {
  hasOtherCards: boolean;
  makeDefault: {
    name: string;
    value: boolean;
    error: string | undefined;
    onChange: (value: boolean) => void;
  };
  failure: string | undefined;
  isSending: boolean;
  /** Whether the page has another main action. */
  isSecondary: boolean | undefined;
  /** Set when the card pays at once. It then always becomes the default. */
  payment: PaymentProps | undefined;
}

/** The lower part of a card form: whether the card becomes the default, what went wrong, and the button. */
export function CardFormFooter({
  hasOtherCards,
  makeDefault,
  failure,
  isSending,
  isSecondary = false,
  payment,
}: CardFormFooterProps) {
  const { value: isDefault, ...checkbox } = makeDefault;
  if (payment !== undefined) return <PaymentFooter {...payment} failure={failure} isBusy={isSending} />;
  return (
    <>
      {hasOtherCards && <Checkbox {...checkbox} isChecked={isDefault} label="Make it the default card" />}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <Button type="submit" variant={isSecondary ? 'quiet' : 'primary'} isBusy={isSending}>
        Add card
      </Button>
    </>
  );
}

interface PaymentFooterProps extends PaymentProps {
  failure?: string | undefined;
  isBusy: boolean;
}

/** The button that pays, with the reason why the last attempt failed above it. */
export function PaymentFooter({
  label,
  error,
  isDisabled,
  onBusyChange,
  failure,
  isBusy,
}: PaymentFooterProps) {
  const reportBusy = useEffectEvent((value: boolean) => onBusyChange?.(value));
  // Before the page is painted: whoever sees the button busy cannot change the plan that it pays for.
  useLayoutEffect(() => {
    if (!isBusy) return;
    reportBusy(true);
    return () => reportBusy(false);
  }, [isBusy]);
  return (
    <>
      <FormError>{isBusy ? undefined : (failure ?? error)}</FormError>
      <Button type="submit" variant="seal" isWide disabled={isDisabled} isBusy={isBusy}>
        {label}
      </Button>
    </>
  );
}
