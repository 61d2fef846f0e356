import { type Reader, reader as readerShape } from '#contract/readers/calls.ts';
import { pickUntouchedFields, useEditedRecord, useSavedElsewhere } from '../platform/editedMeanwhile.ts';
import { Failure } from '../platform/failure.ts';
import { listNewerValues } from '../platform/listNewerValues.ts';
import { isSame, pickChangedFields } from '../platform/mergeRules.ts';
import {
  clearSavedEdits,
  type PersistedEdits,
  usePersistedEdits,
  withEdits,
} from '../platform/persistedEdits.ts';
import { useForm } from '../platform/useForm.ts';
import { useStableCallback } from '../platform/useStableCallback.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { EditedMeanwhile } from '../ui/EditedMeanwhile.tsx';
import { useOkMessage } from '../ui/OkModal.tsx';
import { Stack } from '../ui/layout.tsx';
import { SaveButtons } from '../ui/SaveButtons.tsx';
import { type DialogFormProps, useReportChanges } from '../ui/useDiscardQuestion.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { usePatchReader } from './manageQueries.ts';
import { FailureTexts } from './FailureTexts.tsx';
import { ReaderFields } from './ReaderFields.tsx';
import { READER_LABELS, readerForm, type ReaderValues, toReaderValues } from './readerValues.ts';

const noReport = () => {};
const NOT_PERSISTED: PersistedEdits<ReaderValues> = { read: () => ({}), write: () => {} };

interface EditReaderFormProps {
  reader: Reader;
  /** Persists the unsaved changes. */
  edits?: PersistedEdits<ReaderValues>;
  /** Of the dialog around it, if there is one: then there is a Cancel. */
  dialog?: DialogFormProps;
}

/** Edits a reader. Changes that somebody else saved meanwhile are shown, and no typed text is lost. */
export function EditReaderForm({ reader, edits = NOT_PERSISTED, dialog }: EditReaderFormProps) {
  const toasts = useToasts();
  const showOk = useOkMessage();
  const { base, newer, toComparedValues, readFailure, setSaved, dismiss } = useEditedRecord(
    reader,
    readerShape,
  );
  const patchReaderMutation = usePatchReader(base.etag);
  const form = useForm({
    shape: readerForm,
    initial: withEdits(toReaderValues(base), edits),
    submit: async (typed) => {
      const { values } = form;
      try {
        setSaved(await patchReaderMutation.mutateAsync({ id: base.id, ...pickChangedFields(typed, base) }));
        clearSavedEdits(values, edits);
      } catch (thrown) {
        if (thrown instanceof Failure) return showFailure(thrown);
        throw thrown;
      }
      toasts.success('Saved');
      dialog?.onSaved();
    },
  });
  useSavedElsewhere(reader, { base, form, setSaved });
  usePersistedEdits(form, toReaderValues(base), edits);
  // More may have been typed during the save.
  const showFailure = useStableCallback((failure: Failure) => {
    const theirs = readFailure(failure);
    if (theirs === undefined)
      showOk({
        heading: 'The writer was not saved',
        text: <FailureTexts details={failure.details} fields={failure.fields} />,
      });
    else form.setAll(pickUntouchedFields(form.values, base, theirs));
  });
  const isChanged = !isSame(form.values, toReaderValues(base));
  // Outside of a dialog the changes are persisted instead.
  useReportChanges(dialog?.reportChanges ?? noReport, isChanged && dialog !== undefined);
  const takeTheirs = (theirs: Reader) => {
    form.reset(toReaderValues(theirs));
    dismiss();
  };
  return (
    <form {...form.props}>
      <Stack>
        {newer !== null && (
          <EditedMeanwhile
            theirs={listNewerValues(READER_LABELS, newer, toComparedValues(form.values))}
            onTake={() => takeTheirs(newer)}
          />
        )}
        <ReaderFields field={form.field} color={form.field('color')} />
        <Checkbox
          label="Reads reversed cards"
          isChecked={form.values.readsReversals}
          onChange={(isChecked) => form.set('readsReversals', isChecked)}
        />
        <Checkbox
          label="Away"
          hint="Members see it where they choose a reader. Others may answer in the meantime."
          isChecked={form.values.away}
          onChange={(isChecked) => form.set('away', isChecked)}
        />
        <SaveButtons isSending={form.isSending} onCancel={dialog?.onCancel} />
      </Stack>
    </form>
  );
}
