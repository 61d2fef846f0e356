import type { Card } from '#contract/billing/calls.ts';
import { chooseNextDefault } from '#contract/billing/cardRules.ts';
import { describeCard, formatBillingDate } from '#contract/billing/format.ts';
import { useNow } from '../../platform/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useConfirm } from '../../ui/ConfirmModal.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BrandIcon } from './BrandIcon.tsx';
import { useRestoreFocus, useRowFocus } from '../../ui/lostFocus.ts';
import rowStyles from '../../ui/ListRow.module.css';
import styles from './CardList.module.css';
import {
  toCallInput,
  useMakeDefaultCard,
  useCards,
  useRemoveCard,
  useSubscriptionInfo,
  type ForMember,
} from '../queries.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { formatExpiry, getExpiryStatus } from '../rules.ts';

/** A member's cards: the default is marked, and the only card cannot be removed. */
export function CardList({ userId }: ForMember) {
  const { cards, defaultPaymentMethod } = useCards({ userId });
  if (cards.length === 0)
    return (
      <EmptyState message="No payment methods found">
        <p>
          Memberships and tips are paid by card. The card number is kept by the payment provider, not by us.
        </p>
      </EmptyState>
    );
  return (
    <ul>
      {cards.map((card) => (
        <CardRow
          key={card.id}
          card={card}
          isDefault={card.id === defaultPaymentMethod}
          others={cards.filter(({ id }) => id !== card.id)}
          userId={userId}
        />
      ))}
    </ul>
  );
}

interface CardRowProps extends ForMember {
  card: Card;
  isDefault: boolean;
  /** The member's other cards, newest first. */
  others: readonly Card[];
}

function CardRow({ card, isDefault, others, userId }: CardRowProps) {
  const name = describeCard(card);
  const confirm = useConfirm();
  const toasts = useToasts();
  const remove = useRemoveCard({ onDone: () => toasts.success(`${name} is removed`) });
  const makeDefault = useMakeDefaultCard({ onDone: () => toasts.success(`${name} is the default card now`) });
  const { nextCharge } = useSubscriptionInfo({ userId });
  const now = useNow();
  const expiryStatus = getExpiryStatus(card, now, nextCharge);
  const input = { paymentMethodId: card.id, ...toCallInput({ userId }) };
  const isOnly = others.length === 0;
  const nextDefault = isDefault ? chooseNextDefault(others, now.toISOString().slice(0, 10)) : undefined;
  const consequence =
    nextDefault === undefined
      ? 'Another card can be added at any time.'
      : `${describeCard(nextDefault)} becomes the default card and pays from now on.`;
  const confirmAndRemove = async () => {
    if (await confirm({ details: `${name} is removed. ${consequence}` })) remove.mutate(input);
  };
  // The default card cannot be made the default again, so the pressed button is disabled.
  const heading = useRestoreFocus<HTMLParagraphElement>(isDefault, (shown) => isDefault && shown.focus());
  return (
    <li ref={useRowFocus<HTMLLIElement>()} className={rowStyles.row}>
      <BrandIcon brand={card.brand} />
      <div className={rowStyles.text}>
        <p ref={heading} tabIndex={-1} className={rowStyles.name}>
          {name}
          {isDefault && <span className={rowStyles.mark}>Default</span>}
        </p>
        <p className={classNames(rowStyles.detail, styles[expiryStatus])}>
          {expiryStatus === 'expired' ? 'Expired' : 'Expires'} {formatExpiry(card)}
          {expiryStatus === 'expiresBeforeCharge' &&
            nextCharge !== null &&
            `, before the next charge on ${formatBillingDate(nextCharge.date)}`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          isSmall
          aria-label={`Make default: ${name}`}
          disabled={isDefault}
          isBusy={makeDefault.isPending}
          onClick={() => makeDefault.mutate(input)}
        >
          Make default
        </Button>
        {!isOnly && (
          <Button
            variant="quiet"
            isSmall
            aria-label={`Remove: ${name}`}
            isBusy={remove.isPending}
            onClick={confirmAndRemove}
          >
            Remove
          </Button>
        )}
      </div>
      {isOnly && <p className={styles.note}>The only card cannot be removed. Add another one first.</p>}
    </li>
  );
}
