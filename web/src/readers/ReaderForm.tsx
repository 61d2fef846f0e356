import type { Reader } from '#contract/readers/calls.ts';
import { AddReaderForm } from './AddReaderForm.tsx';
import { EditReaderForm } from './EditReaderForm.tsx';

/** Adds a reader, or edits the given one. */
export const ReaderForm = ({ reader, onDone }: { reader: Reader | null; onDone: () => void }) =>
  reader === null ? <AddReaderForm onDone={onDone} /> : <EditReaderForm reader={reader} onDone={onDone} />;
