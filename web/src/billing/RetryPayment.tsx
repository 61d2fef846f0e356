import { retryPayment } from '#contract/billing/calls.ts';
import { cardInWords, moneyInWords } from '#contract/billing/words.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Row, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { goToCards } from './MembershipCards.tsx';
import { useOffers } from './queries.ts';
import styles from './RetryPayment.module.css';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.ts';

/** What is owed is charged to the default card, at once. */
export function RetryPayment(props: ChangeProps) {
  const { userId } = props;
  const { defaultCard } = useOffers({ userId });
  const { ask, isPending, isOff, offer, sentence } = useMembershipChange(retryPayment, props);
  const charged = defaultCard === null ? null : `Charged to ${cardInWords(defaultCard)}.`;
  return (
    <Paper heading="A payment is owed">
      <Stack>
        <div>
          {offer !== undefined && <p className={styles.amount}>{moneyInWords(offer.amountCents)}</p>}
          <p>{charged ?? 'There is no card to pay it with.'}</p>
        </div>
        <Row>
          <Button
            disabled={isOff || defaultCard === null}
            isBusy={isPending}
            onClick={() => void ask(`${sentence} ${charged}`, () => ({}))}
          >
            Retry Payment
          </Button>
          {userId === undefined ? (
            <LinkButton variant="quiet" to="/account/payment">
              Update Card
            </LinkButton>
          ) : (
            <Button variant="quiet" onClick={goToCards}>
              Update Card
            </Button>
          )}
        </Row>
      </Stack>
    </Paper>
  );
}
