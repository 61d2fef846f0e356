import { newReaderForm } from '#contract/readers/forms.ts';
import { Failure } from '../platform/failure.ts';
import { isSame } from '../platform/mergeRules.ts';
import { useForm } from '../platform/useForm.ts';
import { useOkMessage } from '../ui/OkModal.tsx';
import { Stack } from '../ui/layout.tsx';
import { SaveButtons } from '../ui/SaveButtons.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type DialogFormProps, useReportChanges } from '../ui/useDiscardQuestion.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { useCreateReader } from './manageQueries.ts';
import { ReaderFields } from './ReaderFields.tsx';
import { EMPTY_READER } from './readerValues.ts';

const EMPTY = { ...EMPTY_READER, email: undefined as string | undefined };

/** The form for a new reader; a reader with an email address is invited by mail. */
export function AddReaderForm({ reportChanges, onSaved, onCancel }: DialogFormProps) {
  const toasts = useToasts();
  const showOk = useOkMessage();
  const createReaderMutation = useCreateReader();
  const form = useForm({
    shape: newReaderForm,
    initial: EMPTY,
    submit: async (typed) => {
      try {
        const { email, firstName } = await createReaderMutation.mutateAsync(typed);
        toasts.success(email === null ? `${firstName} is added` : `The invitation is on its way to ${email}`);
        onSaved();
      } catch (thrown) {
        const isShownAtFields = thrown instanceof Failure && Object.keys(thrown.fields).length > 0;
        if (!(thrown instanceof Failure) || isShownAtFields) throw thrown;
        showOk({ heading: 'The writer was not added', text: thrown.details });
      }
    },
  });
  useReportChanges(reportChanges, !isSame(form.values, EMPTY));
  return (
    <form {...form.props}>
      <Stack>
        <ReaderFields field={form.field} color={form.field('color')} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="We send an invitation with a link to set a password. Without an address the name is shared by all writers."
          {...form.field('email')}
          value={form.values.email ?? ''}
          onChange={(typed) => form.set('email', typed.trim() === '' ? undefined : typed)}
        />
        <SaveButtons isSending={form.isSending} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
