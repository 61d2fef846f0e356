import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { type DialogFormProps, useDiscardQuestion } from './useDiscardQuestion.ts';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  /** The form, which is shown until the dialog has closed. */
  children: (form: DialogFormProps) => ReactNode;
}

/** A modal with a form. It asks before it discards what was typed. */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const { reportChanges, dismiss } = useDiscardQuestion(onClose);
  const cancel = () => void dismiss();
  return (
    <Dialog {...dialog} onClose={cancel}>
      {children({ reportChanges, onSaved: onClose, onCancel: cancel })}
    </Dialog>
  );
}
