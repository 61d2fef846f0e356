import { Suspense } from 'react';
import { lazyScreen } from '../../platform/lazyScreen.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useCards } from '../queries.ts';
import { type CardFormProps, TypedCardForm } from './TypedCardForm.tsx';

// Loaded only if the gateway has its own card fields.
const StripeCardForm = lazyScreen<CardFormProps & { publishableKey: string }>(
  async () => (await import('./StripeCardForm.tsx')).StripeCardForm,
);

/** The fields of a new card: our own or the gateway's, depending on the server's configuration. */
export function CardForm(props: CardFormProps) {
  const { publishableKey } = useCards(props);
  if (publishableKey === null) return <TypedCardForm {...props} />;
  return (
    <Suspense fallback={<Loading label="Loading the card fields" />}>
      <StripeCardForm {...props} publishableKey={publishableKey} />
    </Suspense>
  );
}
