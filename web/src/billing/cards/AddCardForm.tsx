import type { Failure } from '../../platform/failure.ts';
import { Paper } from '../../ui/Paper.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { CardForm } from './CardForm.tsx';
import type { ForMember } from '../queries.ts';

interface AddCardFormProps extends ForMember {
  isDefaultAtFirst?: boolean;
  isSecondary?: boolean;
  onAdded?: () => void;
  onFailed?: (failure: Failure) => void;
}

/** A form for a new card. */
export function AddCardForm({ onAdded, ...props }: AddCardFormProps) {
  const toasts = useToasts();
  const handleAdded = () => {
    toasts.success(props.userId === undefined ? 'Your card is added' : "User's card is added");
    onAdded?.();
  };
  return (
    <Paper heading="Add New Payment Method">
      <CardForm {...props} onAdded={handleAdded} />
    </Paper>
  );
}
