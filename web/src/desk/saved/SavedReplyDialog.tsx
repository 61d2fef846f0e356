import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type * as z from 'zod/mini';
import {
  createSavedReply,
  listSavedReplies,
  patchSavedReply,
  type SavedReply,
  savedReply,
} from '#contract/savedReplies/calls.ts';
import { PLACEHOLDERS } from '#contract/savedReplies/codes.ts';
import { savedReplyForm } from '#contract/savedReplies/forms.ts';
import { pickUntouchedFields, useEditedRecord } from '../../platform/editedMeanwhile.ts';
import { listNewerValues } from '../../platform/listNewerValues.ts';
import { isSame } from '../../platform/mergeRules.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useForm } from '../../platform/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EditedMeanwhile } from '../../ui/EditedMeanwhile.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type DialogFormProps, useReportChanges } from '../../ui/useDiscardQuestion.ts';
import { useToasts } from '../../ui/Toasts.tsx';

/** A new reply, or a saved one that is being changed. */
export type SavedReplyDraft = SavedReplyValues | SavedReply;

type SavedReplyValues = z.output<typeof savedReplyForm>;

const toValues = ({ title, text, isShared }: SavedReplyDraft): SavedReplyValues => ({
  title,
  text,
  isShared,
});

const DELETED = 'This reply was deleted in another window. Save again to keep it as a new one.';

const LABELS = { title: 'Title', text: 'Text', isShared: 'Shared' };

interface SavedReplyDialogProps {
  draft: SavedReplyDraft;
  isOpen: boolean;
  onClose: () => void;
}

/** The form of a saved reply, new or changed. */
export const SavedReplyDialog = ({ draft, ...dialog }: SavedReplyDialogProps) => (
  <FormDialog heading={'id' in draft ? 'Edit saved reply' : 'New saved reply'} isWide {...dialog}>
    {(form) => <SavedReplyForm draft={draft} {...form} />}
  </FormDialog>
);

const PLACEHOLDER_HINT = `${Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(', ')} are filled in from the open letter`;

interface SavedReplyFormProps extends Omit<DialogFormProps, 'onCancel'> {
  draft: SavedReplyDraft;
}

function SavedReplyForm({ draft, onSaved, reportChanges }: SavedReplyFormProps) {
  const toasts = useToasts();
  const client = useQueryClient();
  const { base, newer, toComparedValues, readFailure, dismiss } = useEditedRecord(
    'id' in draft ? draft : null,
    savedReply,
  );
  const create = useCallMutation(createSavedReply, { invalidates: [listSavedReplies] });
  const patch = useCallMutation(patchSavedReply, {
    ifMatch: base?.etag,
    invalidates: [listSavedReplies],
    onFailure: (failure) => {
      if (failure.status === 404) void client.invalidateQueries({ queryKey: queryKeyFor(listSavedReplies) });
      const theirs = readFailure(failure);
      if (theirs === undefined || base === null) dismiss();
      else form.setAll(pickUntouchedFields(form.values, base, theirs));
    },
  });
  const isDeleted = patch.error?.status === 404;
  const form = useForm({
    shape: savedReplyForm,
    initial: toValues(draft),
    submit: async (edited) => {
      await (base === null || isDeleted
        ? create.mutateAsync(edited)
        : patch.mutateAsync({ id: base.id, ...edited }));
      toasts.success('Reply saved');
      onSaved();
    },
  });
  useReportChanges(reportChanges, !isSame(form.values, toValues(draft)));
  return (
    <form {...form.props} onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}>
      <Stack>
        {newer !== null && (
          <EditedMeanwhile
            heading="Changed in another window."
            theirs={listNewerValues(LABELS, newer, toComparedValues(form.values))}
            onTake={() => {
              form.reset(toValues(newer));
              dismiss();
            }}
          />
        )}
        <TextField label="Title" autoComplete="off" {...form.field('title')} />
        <TextArea label="Text" rows={10} isLetter hint={PLACEHOLDER_HINT} {...form.field('text')} />
        <Checkbox
          label="Share with the other writers"
          isChecked={form.values.isShared}
          onChange={(checked) => form.set('isShared', checked)}
        />
        {newer === null && (
          <FormError>{isDeleted && create.error === null ? DELETED : form.failure}</FormError>
        )}
        <Button type="submit" isWide isBusy={form.isSending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
