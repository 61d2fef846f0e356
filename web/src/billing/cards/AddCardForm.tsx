import type { Failure } from '../../platform/failure.ts';
import { Paper } from '../../ui/Paper.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { CardForm } from './CardForm.tsx';
import type { ForMember } from '../queries.ts';
import { phraseFor } from '../rules.ts';

interface AddCardFormProps extends ForMember {
  isDefaultAtFirst?: boolean;
  onAdded?: () => void;
  onFailed?: (failure: Failure) => void;
}

/** A form for a new card. */
export function AddCardForm({ onAdded, ...props }: AddCardFormProps) {
  const toasts = useToasts();
  const handleAdded = () => {
    toasts.success(phraseFor(props.userId, 'Your card is added'));
    onAdded?.();
  };
  return (
    <Paper heading="Add New Payment Method">
      <CardForm {...props} onAdded={handleAdded} />
    </Paper>
  );
}
