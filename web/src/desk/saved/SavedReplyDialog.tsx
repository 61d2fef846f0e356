import { type FormEvent, useState } from 'react';
import {
  createSavedReply,
  listSavedReplies,
  patchSavedReply,
  type SavedReply,
} from '#contract/savedReplies/calls.ts';
import { PLACEHOLDERS } from '#contract/savedReplies/codes.ts';
import { savedReplyForm } from '#contract/savedReplies/forms.ts';
import type { Failure } from '../../platform/failure.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useForm } from '../../platform/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Stack } from '../../ui/Page.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToasts } from '../../ui/Toasts.tsx';

/** A new reply, or a saved one that is being changed. */
export type SavedReplyDraft = Pick<SavedReply, 'title' | 'text' | 'isShared'> & Partial<SavedReply>;

interface SavedReplyDialogProps {
  draft: SavedReplyDraft;
  isOpen: boolean;
  onClose: () => void;
}

/** The form of a saved reply, new or changed. */
export const SavedReplyDialog = ({ draft, isOpen, onClose }: SavedReplyDialogProps) => (
  <Dialog
    heading={draft.id === undefined ? 'New saved reply' : 'Edit saved reply'}
    isOpen={isOpen}
    onClose={onClose}
    isWide
  >
    <SavedReplyForm draft={draft} onDone={onClose} />
  </Dialog>
);

const PLACEHOLDER_HINT = `${Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(', ')} are filled in from the open letter`;

function SavedReplyForm({ draft, onDone }: { draft: SavedReplyDraft; onDone: () => void }) {
  const { id, title, text, isShared } = draft;
  const toasts = useToasts();
  // After a refusal this is the newer version, which the writer has seen.
  const [etag, setEtag] = useState(draft.etag);
  const create = useCallMutation(createSavedReply, { invalidates: [listSavedReplies] });
  const patch = useCallMutation(patchSavedReply, {
    ifMatch: etag,
    invalidates: [listSavedReplies],
    onFailure: (failure) => setEtag(readCurrent(failure)?.etag ?? etag),
  });
  const newer = readCurrent(patch.error);
  const form = useForm({
    shape: savedReplyForm,
    initial: { title, text, isShared },
    submit: async (edited) => {
      await (id === undefined ? create.mutateAsync(edited) : patch.mutateAsync({ id, ...edited }));
      toasts.success('Reply saved');
      onDone();
    },
  });
  return (
    <form {...form.props} onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}>
      <Stack>
        <TextField label="Title" autoComplete="off" {...form.field('title')} />
        <TextArea label="Text" rows={10} isLetter hint={PLACEHOLDER_HINT} {...form.field('text')} />
        <Checkbox
          label="Share with the other writers"
          isChecked={form.values.isShared}
          onChange={(checked) => form.set('isShared', checked)}
        />
        <FormError>
          {newer === null
            ? form.failure
            : `Changed in another window: “${newer.title}”. Saving again replaces it`}
        </FormError>
        <Button type="submit" isWide isBusy={form.isSending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}

/** The current record, from the refusal of an older version. */
const readCurrent = (failure: Failure | null): Pick<SavedReply, 'title' | 'etag'> | null =>
  failure?.code === 'edited_meanwhile' ? (failure.answer as { current: SavedReply }).current : null;
