import { type Reader, reader as readerShape } from '#contract/readers/calls.ts';
import { findUntouched, useEditedRecord } from '../platform/editedMeanwhile.ts';
import { Failure } from '../platform/failure.ts';
import { pickChangedFields } from '../platform/mergeRules.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { EditedMeanwhile } from '../ui/EditedMeanwhile.tsx';
import { useOkMessage } from '../ui/OkModal.tsx';
import { ButtonRow, Stack } from '../ui/Page.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { usePatchReader } from './manageQueries.ts';
import { ReaderFields } from './ReaderFields.tsx';
import { listTheirs, readerForm, toReaderValues } from './readerValues.ts';

interface EditReaderFormProps {
  reader: Reader;
  /** Called after a save; with it there is a Cancel. */
  onDone?: () => void;
}

/** Edits a reader. Changes that somebody else saved meanwhile are shown, and no typed text is lost. */
export function EditReaderForm({ reader, onDone }: EditReaderFormProps) {
  const toasts = useToasts();
  const showOk = useOkMessage();
  const { base, newer, readFailure, setSaved, dismiss } = useEditedRecord(reader, readerShape);
  const patchReaderMutation = usePatchReader(base.etag);
  const showFailure = (failure: Failure) => {
    const theirs = readFailure(failure);
    if (theirs === undefined) showOk({ heading: 'The writer was not saved', text: failure.details });
    else form.setAll(findUntouched(form.values, base, theirs));
  };
  const form = useForm({
    shape: readerForm,
    initial: toReaderValues(base),
    submit: async (typed) => {
      try {
        setSaved(await patchReaderMutation.mutateAsync({ id: base.id, ...pickChangedFields(typed, base) }));
      } catch (thrown) {
        if (thrown instanceof Failure) return showFailure(thrown);
        throw thrown;
      }
      toasts.success('Saved');
      onDone?.();
    },
  });
  const takeTheirs = (theirs: Reader) => {
    form.reset(toReaderValues(theirs));
    dismiss();
  };
  return (
    <form {...form.props}>
      <Stack>
        {newer !== null && (
          <EditedMeanwhile theirs={listTheirs(newer, form.values)} onTake={() => takeTheirs(newer)} />
        )}
        <ReaderFields text={form.field} color={form.field('color')} />
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
        <ButtonRow>
          <Button type="submit" isBusy={form.isSending}>
            Save
          </Button>
          {onDone !== undefined && (
            <Button variant="quiet" disabled={form.isSending} onClick={onDone}>
              Cancel
            </Button>
          )}
        </ButtonRow>
      </Stack>
    </form>
  );
}
