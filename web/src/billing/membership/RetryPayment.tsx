import { retryPayment } from '#contract/billing/calls.ts';
import { describeCardToCharge, formatMoney } from '#contract/billing/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/FormError.tsx';
import { NavigateButton } from '../../ui/NavigateButton.tsx';
import { ButtonRow, Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { focusCards } from '../cards/MembershipCards.tsx';
import { useNewSubscriptionInfo } from '../queries.ts';
import styles from './RetryPayment.module.css';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.tsx';

/** Charges the owed amount to the default card at once. */
export function RetryPayment(props: ChangeProps) {
  const { userId } = props;
  const { defaultCard } = useNewSubscriptionInfo({ userId });
  const { confirmAndAct, isPending, isDisabled, offer, sentence, decline } = useMembershipChange(
    retryPayment,
    props,
  );
  const cardToCharge = defaultCard === null ? null : describeCardToCharge(defaultCard);
  return (
    <Paper heading="A payment is owed">
      <Stack>
        <div>
          {offer !== undefined && <p className={styles.amount}>{formatMoney(offer.amountCents)}</p>}
          <p>{cardToCharge ?? 'There is no card to pay it with.'}</p>
        </div>
        {decline !== null && <ErrorText>{decline}</ErrorText>}
        <ButtonRow>
          <Button
            disabled={isDisabled || defaultCard === null}
            isBusy={isPending}
            onClick={() => void confirmAndAct(`${sentence} ${cardToCharge}`, () => ({}))}
          >
            Retry Payment
          </Button>
          {userId === undefined ? (
            <NavigateButton variant="quiet" to="/account/payment">
              Update Card
            </NavigateButton>
          ) : (
            <Button variant="quiet" onClick={focusCards}>
              Update Card
            </Button>
          )}
        </ButtonRow>
      </Stack>
    </Paper>
  );
}
