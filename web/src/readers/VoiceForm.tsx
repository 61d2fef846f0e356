import * as z from 'zod/mini';
import type { Reader } from '#contract/readers/calls.ts';
import { readerVoice, VOICE_LENGTHS, VOICE_STYLES, VOICE_TURNS_MAX } from '#contract/readers/forms.ts';
import {
  clearSavedEdits,
  createPersistedEdits,
  usePersistedEdits,
  withEdits,
} from '../platform/persistedEdits.ts';
import { useUser } from '../platform/session.ts';
import { useForm } from '../platform/useForm.ts';
import { useNewerValues } from '../platform/useNewerValues.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Stack } from '../ui/layout.tsx';
import { SaveButtons } from '../ui/SaveButtons.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { usePatchReader } from './manageQueries.ts';

const LENGTHS = { short: 'Short', medium: 'As long as the cards ask for', long: 'Long' } as const;
const STYLES = { plain: 'Plain words', balanced: 'A little of both', pictorial: 'In pictures' } as const;

/** The favourite sentences are typed one per line. */
const voiceForm = z.extend(z.omit(readerVoice, { turns: true }), {
  turns: z.pipe(z.pipe(z.string(), z.transform(toLines)), readerVoice.shape.turns),
});

type VoiceValues = Omit<Reader['voice'], 'turns'> & { turns: string };

/** What a writer has changed of a reader's voice and not saved, by the reader's id. */
const voiceEdits = createPersistedEdits<VoiceValues>(
  'voices',
  z.partial(
    z.object({
      greeting: z.string(),
      length: z.enum(VOICE_LENGTHS),
      style: z.enum(VOICE_STYLES),
      hasHumour: z.boolean(),
      turns: z.string(),
      closing: z.string(),
    }),
  ),
);

/** The style of a reader's drafts. It has no version: the last save wins. */
export function VoiceForm({ reader: { id, voice } }: { reader: Reader }) {
  const toasts = useToasts();
  const patchReaderMutation = usePatchReader(undefined);
  const saved = { ...voice, turns: voice.turns.join('\n') };
  const edits = voiceEdits(useUser().id, id);
  const form = useForm({
    shape: voiceForm,
    initial: withEdits(saved, edits),
    submit: async (typed) => {
      const { values } = form;
      await patchReaderMutation.mutateAsync({ id, voice: typed });
      clearSavedEdits(values, edits);
      toasts.success('Saved');
    },
  });
  useNewerValues(form, saved);
  usePersistedEdits(form, saved, edits);
  return (
    <form {...form.props}>
      <Stack>
        <p>Drafts are written in this voice. The length of your sentences is taken from your last letters.</p>
        <FormError>{form.failure}</FormError>
        <TextField
          label="Greeting"
          hint="It stands before the first name: ‘Dear’. If empty, the draft uses one of its own."
          autoComplete="off"
          {...form.field('greeting')}
        />
        <FieldPair>
          <SelectField label="Length" options={toOptions(VOICE_LENGTHS, LENGTHS)} {...form.field('length')} />
          <SelectField label="Style" options={toOptions(VOICE_STYLES, STYLES)} {...form.field('style')} />
        </FieldPair>
        <Checkbox
          label="A little humour"
          isChecked={form.values.hasHumour}
          onChange={(isChecked) => form.set('hasHumour', isChecked)}
        />
        <TextArea
          label="Favourite sentences"
          hint={`Up to ${VOICE_TURNS_MAX}, one on a line. A draft takes one that the member has not read yet.`}
          rows={3}
          {...form.field('turns')}
        />
        <TextField label="Last sentence" autoComplete="off" {...form.field('closing')} />
        <SaveButtons label="Save my voice" isSending={form.isSending} onCancel={undefined} />
      </Stack>
    </form>
  );
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));
