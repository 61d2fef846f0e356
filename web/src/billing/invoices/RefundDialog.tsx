import { useState } from 'react';
import type { Invoice } from '#contract/billing/calls.ts';
import { toCents, refundForm } from '#contract/billing/forms.ts';
import { describeCard, formatMoney } from '#contract/billing/format.ts';
import { useForm } from '../../platform/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useConfirm } from '../../ui/ConfirmModal.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { ButtonRow, Stack } from '../../ui/Page.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { isRefundable, refundableCents } from './invoiceRules.ts';
import { useRefundInvoice, useSubscriptionInfo } from '../queries.ts';

interface RefundProps {
  invoice: Invoice;
  /** The member of the invoice. */
  userId: number;
}

/** For writers, at a refundable invoice: the button and its dialog. */
export function RefundInvoice({ invoice, userId }: RefundProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isRefundable(invoice)) return null;
  return (
    <>
      <Button
        variant="quiet"
        isSmall
        aria-label={`Refund: ${invoice.number}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Refund
      </Button>
      <Dialog heading={`Refund ${invoice.number}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <RefundForm invoice={invoice} userId={userId} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RefundForm({ invoice, userId, onClose }: RefundProps & { onClose: () => void }) {
  const refundable = refundableCents(invoice);
  const { status } = useSubscriptionInfo({ userId });
  const confirm = useConfirm();
  const toasts = useToasts();
  const refundInvoiceMutation = useRefundInvoice(userId, {});
  const form = useForm({
    shape: refundForm(refundable),
    initial: { amount: (refundable / 100).toFixed(2), endMembership: false },
    submit: async ({ amount, endMembership }) => {
      const amountCents = toCents(amount);
      const ends = endMembership ? " User's plan ends at once." : '';
      const isYes = await confirm({
        heading: `Are you sure you want to refund ${formatMoney(amountCents)}?`,
        details: `${formatMoney(amountCents)} of ${formatMoney(invoice.amountCents)} is refunded to ${describeRefundTarget(invoice)}.${ends}`,
      });
      if (!isYes) return;
      await refundInvoiceMutation.mutateAsync({ invoiceId: invoice.id, amountCents, endMembership });
      toasts.success(`${formatMoney(amountCents)} is refunded`);
      onClose();
    },
  });
  const { value: isEnding, ...endMembership } = form.field('endMembership');
  return (
    <form {...form.props}>
      <Stack>
        <p>
          {invoice.description}. {formatMoney(refundable)} of {formatMoney(invoice.amountCents)} can be
          refunded to {describeRefundTarget(invoice)}.
        </p>
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount')}
        />
        {invoice.kind === 'membership' && status !== 'canceled' && (
          <Checkbox {...endMembership} isChecked={isEnding} label="End the membership too" />
        )}
        <FormError>{form.failure}</FormError>
        <ButtonRow>
          <Button type="submit" variant="seal" isBusy={form.isSending}>
            Refund
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  );
}

const describeRefundTarget = ({ card }: Invoice) =>
  card === null ? 'the card that was charged' : describeCard(card);
