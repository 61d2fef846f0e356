import { Button } from './Button.tsx';
import { ButtonRow } from './layout.tsx';

interface SaveButtonsProps {
  label?: string;
  isSending: boolean;
  /** Without it, there is no button to cancel. */
  onCancel: (() => void) | undefined;
}

/** The last row of a form that saves: its submit button, and one that closes it without saving. */
export const SaveButtons = ({ label = 'Save', isSending, onCancel }: SaveButtonsProps) => (
  <ButtonRow>
    <Button type="submit" isBusy={isSending}>
      {label}
    </Button>
    {onCancel !== undefined && (
      <Button variant="quiet" disabled={isSending} onClick={onCancel}>
        Cancel
      </Button>
    )}
  </ButtonRow>
);
