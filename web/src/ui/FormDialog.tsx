import type { ComponentProps, ReactNode } from 'react';
import { useIsMounted } from './useIsMounted.ts';
import { Dialog } from './Dialog.tsx';
import { type DialogFormProps, useDiscardQuestion } from './useDiscardQuestion.ts';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  /** The form, which is shown until the dialog has closed. */
  children: (form: DialogFormProps) => ReactNode;
}

/** A modal with a form. It asks before it discards what was typed. */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const { reportChanges, onSaved, dismiss } = useDiscardQuestion(onClose);
  const cancel = () => void dismiss();
  return (
    <Dialog {...dialog} onClose={cancel}>
      <Form onSaved={onSaved}>
        {(onSavedHere) => children({ reportChanges, onSaved: onSavedHere, onCancel: cancel })}
      </Form>
    </Dialog>
  );
}

interface FormProps {
  onSaved: () => void;
  children: (onSaved: () => void) => ReactNode;
}

/** The form may be saved after its dialog was closed and opened again for another record, which stays open. */
function Form({ onSaved, children }: FormProps) {
  const isMounted = useIsMounted();
  return children(() => {
    if (isMounted()) onSaved();
  });
}
