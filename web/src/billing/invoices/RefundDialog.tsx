import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getReceipt, type Invoice, listInvoices, type refundInvoice } from '#contract/billing/calls.ts';
import { toCents, refundForm } from '#contract/billing/forms.ts';
import { describeCard, formatMoney } from '#contract/billing/format.ts';
import type { InputOf } from '#contract/call.ts';
import { isUnreachable } from '../../platform/failure.ts';
import { isSame } from '../../platform/mergeRules.ts';
import { queryKeyFor, queryOptionsFor } from '../../platform/queries.ts';
import { useForm } from '../../platform/useForm.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useConfirm } from '../../ui/ConfirmModal.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { ButtonRow, Stack } from '../../ui/layout.tsx';
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
  // Not in the dialog's form, which is forgotten when it is closed: the same refund must be sent with the same key.
  const refunding = useRefunding(invoice, userId);
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
        <RefundForm invoice={invoice} userId={userId} refunding={refunding} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type Refund = Pick<InputOf<typeof refundInvoice>, 'amountCents' | 'endMembership'>;

/** Refunds an invoice, and remembers a refund without an answer. */
function useRefunding({ id, refundedCents }: Invoice, userId: number) {
  const { mutateAsync } = useRefundInvoice(userId, {});
  const [lost, setLost] = useState<{ refund: Refund; refundedCents: number } | null>(null);
  return {
    /** May have been made; once the invoice shows more refunded than before, it is known to be made. */
    unanswered: lost?.refundedCents === refundedCents ? lost.refund : null,
    refund: async (refund: Refund) => {
      try {
        await mutateAsync({ invoiceId: id, ...refund });
        setLost(null);
      } catch (thrown) {
        setLost(isUnreachable(thrown) ? { refund, refundedCents } : null);
        throw thrown;
      }
    },
    forget: () => setLost(null),
  };
}

interface RefundFormProps extends RefundProps {
  refunding: ReturnType<typeof useRefunding>;
  onClose: () => void;
}

function RefundForm({ invoice, userId, refunding, onClose }: RefundFormProps) {
  const refundable = refundableCents(invoice);
  const { status } = useSubscriptionInfo({ userId });
  const confirm = useConfirm();
  const toasts = useToasts();
  const isMounted = useIsMounted();
  const { unanswered } = refunding;
  const wasRefundedMeanwhile = useWasRefundedMeanwhile(invoice);
  const form = useForm({
    shape: refundForm(refundable),
    initial: { amount: (refundable / 100).toFixed(2), endMembership: false },
    submit: async ({ amount, endMembership }) => {
      const amountCents = toCents(amount);
      // Sent again, the same refund is made once. Any other one would be a second refund.
      const mayBeSecond = unanswered !== null && !isSame(unanswered, { amountCents, endMembership });
      if (mayBeSecond && (await wasRefundedMeanwhile())) {
        toasts.error(`${formatMoney(unanswered.amountCents)} has been refunded already`);
        refunding.forget();
        return onClose();
      }
      // The dialog may have been closed meanwhile.
      if (!isMounted()) return;
      const ends = endMembership ? " User's plan ends at once." : '';
      const isYes = await confirm({
        heading: `Are you sure you want to refund ${formatMoney(amountCents)}?`,
        details: `${formatMoney(amountCents)} of ${formatMoney(invoice.amountCents)} is refunded to ${describeRefundTarget(invoice)}.${ends}`,
      });
      if (!isYes) return;
      await refunding.refund({ amountCents, endMembership });
      toasts.success(`${formatMoney(amountCents)} is refunded`);
      // The dialog may have been closed and opened again meanwhile.
      if (isMounted()) onClose();
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
        <FormError>
          {unanswered === null
            ? form.failure
            : `There was no answer, so ${formatMoney(unanswered.amountCents)} may have been refunded. Send it again to find out: it is refunded only once`}
        </FormError>
        <ButtonRow>
          <Button type="submit" variant="seal" isBusy={form.isSending}>
            Refund
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  );
}

/** Looks up whether more of an invoice has been refunded than the screen shows, and shows it then. */
function useWasRefundedMeanwhile({ id, refundedCents }: Invoice) {
  const client = useQueryClient();
  return async () => {
    const { invoice } = await client.fetchQuery({ ...queryOptionsFor(getReceipt, { id }), staleTime: 0 });
    if (invoice.refundedCents === refundedCents) return false;
    void client.invalidateQueries({ queryKey: queryKeyFor(listInvoices) });
    return true;
  };
}

const describeRefundTarget = ({ card }: Invoice) =>
  card === null ? 'the card that was charged' : describeCard(card);
