import { billingRefusals } from '#contract/billing/refusals.ts';
import { Button } from '../../ui/Button.tsx';
import { takeLostFocus } from '../../ui/lostFocus.ts';
import { Paper } from '../../ui/Paper.tsx';
import { ButtonRow, Stack } from '../../ui/layout.tsx';
import styles from './OpenPaymentNotice.module.css';
import type { ForMember } from '../queries.ts';
import { phraseFor } from '../rules.ts';
import type { useBankConfirmation } from './useBankConfirmation.ts';
import type { OpenPayment } from './useOpenPayment.ts';

/** Shows a charge without an outcome, with what can be done about it. */
export const OpenPaymentNotice = ({
  isUnanswered,
  isOverdue,
  confirmation,
  userId,
}: OpenPayment & ForMember) => (
  <>
    {isUnanswered && (
      <Paper>
        <p role="status" ref={takeLostFocus} tabIndex={-1} className={styles.waiting}>
          {phraseFor(userId, billingRefusals.payment_unknown.message)}.
        </p>
      </Paper>
    )}
    {isOverdue && (
      <Paper>
        <p role="status">
          The payment has not gone through so far, and the membership has not changed. It can be tried again:
          nothing is charged twice.
        </p>
      </Paper>
    )}
    {confirmation.isRequested && (
      <Paper>
        <BankConfirmation confirmation={confirmation} userId={userId} />
      </Paper>
    )}
  </>
);

interface BankConfirmationProps extends ForMember {
  confirmation: ReturnType<typeof useBankConfirmation>;
}

/** Shows that the bank requires a confirmation, with the button for it. */
export const BankConfirmation = ({ confirmation, userId }: BankConfirmationProps) => (
  <Stack>
    <p role="status">
      {phraseFor(userId, billingRefusals.authentication_required.message)}. Nothing is charged until then.
    </p>
    <ButtonRow>
      <Button isBusy={confirmation.isBusy} onClick={confirmation.confirm}>
        Confirm payment
      </Button>
    </ButtonRow>
  </Stack>
);
