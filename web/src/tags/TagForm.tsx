import type * as z from 'zod/mini';
import { type ManagedTag, managedTag } from '#contract/tags/calls.ts';
import { COLORS } from '#contract/tags/codes.ts';
import { tagForm } from '#contract/tags/forms.ts';
import { pickUntouchedFields, useEditedRecord } from '../platform/editedMeanwhile.ts';
import { Failure } from '../platform/failure.ts';
import { listNewerValues } from '../platform/listNewerValues.ts';
import { isSame, pickChangedFields } from '../platform/mergeRules.ts';
import { useForm } from '../platform/useForm.ts';
import { useStableCallback } from '../platform/useStableCallback.ts';
import { ColorChoice } from '../ui/ColorChoice.tsx';
import { EditedMeanwhile } from '../ui/EditedMeanwhile.tsx';
import { useOkMessage } from '../ui/OkModal.tsx';
import { Stack } from '../ui/layout.tsx';
import { SaveButtons } from '../ui/SaveButtons.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type DialogFormProps, useReportChanges } from '../ui/useDiscardQuestion.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { joinFailureTexts, useCreateTag, usePatchTag } from './queries.ts';

type TagValues = z.output<typeof tagForm>;

const LABELS = { text: 'Text', color: 'Color' };

const toValues = (tag: ManagedTag | null) => ({ text: tag?.text ?? '', color: tag?.color ?? null });

interface TagFormProps extends DialogFormProps {
  tag: ManagedTag | null;
}

/** Adds a tag, or edits the given one. */
export function TagForm({ tag, reportChanges, onSaved, onCancel }: TagFormProps) {
  const toasts = useToasts();
  const showOk = useOkMessage();
  const { base, newer, toComparedValues, readFailure, dismiss } = useEditedRecord(tag, managedTag);
  const createTagMutation = useCreateTag();
  const patchTagMutation = usePatchTag(base?.etag);
  const save = (typed: TagValues) =>
    base === null
      ? createTagMutation.mutateAsync(typed)
      : patchTagMutation.mutateAsync({ id: base.id, ...pickChangedFields(typed, base) });
  const form = useForm({
    shape: tagForm,
    initial: toValues(base),
    submit: async (typed) => {
      try {
        await save(typed);
      } catch (thrown) {
        if (thrown instanceof Failure) return showFailure(thrown);
        throw thrown;
      }
      toasts.success('The tag is saved');
      onSaved();
    },
  });
  // More may have been typed during the save.
  const showFailure = useStableCallback((failure: Failure) => {
    const theirs = readFailure(failure);
    if (theirs === undefined || base === null)
      showOk({ heading: 'The tag was not saved', text: joinFailureTexts(failure) });
    else form.setAll(pickUntouchedFields(form.values, base, theirs));
  });
  useReportChanges(reportChanges, !isSame(form.values, toValues(base)));
  const takeTheirs = () => {
    form.reset(toValues(newer));
    dismiss();
  };
  return (
    <form {...form.props}>
      <Stack>
        {newer !== null && (
          <EditedMeanwhile
            theirs={listNewerValues(LABELS, newer, toComparedValues(form.values))}
            onTake={takeTheirs}
          />
        )}
        <TextField label="Text" {...form.field('text')} />
        <ColorChoice label="Color" colors={COLORS} {...form.field('color')} />
        <SaveButtons isSending={form.isSending} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
