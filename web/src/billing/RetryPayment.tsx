import { retryPayment } from '#contract/billing/calls.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Row, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { goToCards } from './MembershipCards.tsx';
import { useOffers } from './queries.ts';
import { cardName, money } from './rules.ts';
import { type ChangeProps, useMembershipChange } from './useMembershipChange.ts';

/** What is owed is charged to the default card, at once. */
export function RetryPayment(props: ChangeProps) {
  const { userId } = props;
  const { defaultCard } = useOffers({ userId });
  const { ask, isPending, offer, sentence } = useMembershipChange(retryPayment, props);
  const owed = offer === undefined ? 'What is owed' : money(offer.amountCents);
  const paidWith = defaultCard === null ? null : `Paid with ${cardName(defaultCard)}.`;
  return (
    <Paper heading="Set it right" isRaised>
      <Stack>
        <p>
          {owed} is owed. {paidWith ?? 'There is no card to pay it with.'}
        </p>
        <Row>
          <Button
            disabled={offer === undefined || defaultCard === null}
            isBusy={isPending}
            onClick={() => void ask(`${sentence} ${paidWith}`, () => ({}))}
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
