import { newReaderForm } from '#contract/readers/forms.ts';
import { useUser } from '../platform/session.ts';
import { usePersistedEdits, withEdits } from '../platform/persistedEdits.ts';
import { useForm } from '../platform/useForm.ts';
import { useMe } from '../accounts/useMe.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Stack } from '../ui/layout.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { useCreateReader } from './manageQueries.ts';
import { ReaderFields } from './ReaderFields.tsx';
import { EMPTY_READER, newReaderEdits } from './readerValues.ts';

/** Creates a reader for a writer who has none of their own. */
export function OwnReaderForm() {
  const userId = useUser().id;
  const { firstName, lastName } = useMe();
  const toasts = useToasts();
  const createReaderMutation = useCreateReader();
  const empty = { ...EMPTY_READER, firstName, lastName };
  const edits = newReaderEdits(userId, userId);
  const form = useForm({
    shape: newReaderForm,
    initial: withEdits(empty, edits),
    submit: async (typed) => {
      await createReaderMutation.mutateAsync({ ...typed, userId });
      edits.write({});
      toasts.success('Your reader is ready');
    },
  });
  usePersistedEdits(form, empty, edits);
  return (
    <form {...form.props}>
      <Stack>
        <p>You answer under shared names so far. With a reader of your own, letters carry your name.</p>
        <FormError>{form.failure}</FormError>
        <ReaderFields field={form.field} color={form.field('color')} />
        <div>
          <Button type="submit" isBusy={form.isSending}>
            Create my reader
          </Button>
        </div>
      </Stack>
    </form>
  );
}
