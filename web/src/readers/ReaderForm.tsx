import type { Reader } from '#contract/readers/calls.ts';
import type { DialogFormProps } from '../ui/useDiscardQuestion.ts';
import { AddReaderForm } from './AddReaderForm.tsx';
import { EditReaderForm } from './EditReaderForm.tsx';

interface ReaderFormProps extends DialogFormProps {
  reader: Reader | null;
}

/** Adds a reader, or edits the given one. */
export const ReaderForm = ({ reader, ...dialog }: ReaderFormProps) =>
  reader === null ? <AddReaderForm {...dialog} /> : <EditReaderForm reader={reader} dialog={dialog} />;
