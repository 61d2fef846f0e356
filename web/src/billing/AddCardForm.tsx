import { Suspense } from 'react';
import type { Failure } from '../platform/failure.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { Loading } from '../ui/Loading.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { useCards, type ForMember } from './queries.ts';
import { phraseFor } from './rules.ts';
import { type CardFormProps, TypedCardForm } from './TypedCardForm.tsx';

// Not loaded where our own form takes the card.
const StripeCardForm = lazyScreen<CardFormProps & { publishableKey: string }>(
  async () => (await import('./StripeCardForm.tsx')).StripeCardForm,
);

interface AddCardFormProps extends ForMember {
  isDefaultAtFirst?: boolean;
  onAdded?: () => void;
  onFailed?: (failure: Failure) => void;
}

/** A form for a new card, with our own fields or the gateway's, depending on the server's configuration. */
export function AddCardForm({ onAdded, ...props }: AddCardFormProps) {
  const toasts = useToasts();
  const { publishableKey } = useCards(props);
  const handleAdded = () => {
    toasts.success(phraseFor(props.userId, 'Your card is added'));
    onAdded?.();
  };
  return (
    <Paper heading="Add New Payment Method">
      {publishableKey === null ? (
        <TypedCardForm {...props} onAdded={handleAdded} />
      ) : (
        <Suspense fallback={<Loading label="Loading the card fields" />}>
          <StripeCardForm {...props} onAdded={handleAdded} publishableKey={publishableKey} />
        </Suspense>
      )}
    </Paper>
  );
}
