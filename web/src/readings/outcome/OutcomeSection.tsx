import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatLongDate } from '#contract/dates.ts';
import { getRequest, listOutcomeQuestions, putOutcome } from '#contract/readings/calls.ts';
import type { Outcome, ReadingRequest } from '#contract/readings/shapes.ts';
import { type Feeling, FEELING_CODES, FEELINGS, OUTCOME_MAX } from '#contract/readings/codes.ts';
import { outcomeForm } from '#contract/readings/forms.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useForm } from '../../platform/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { ButtonRow, Stack } from '../../ui/Page.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './OutcomeSection.module.css';

/** Where the mail that asks leads to. */
const HASH = '#outcome';

/** Below the letters: what came of them, once that is asked or told. */
export function OutcomeSection({ request }: { request: ReadingRequest }) {
  const { outcome, asksOutcome, personality } = request;
  const [isEditing, setEditing] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isShown = outcome !== null || asksOutcome;
  useEffect(() => {
    if (isShown && hash === HASH) section.current?.scrollIntoView();
  }, [isShown, hash]);
  if (!isShown) return null;
  return (
    <div ref={section} id="outcome" className={styles.section}>
      <Paper heading="What came of it?">
        {outcome !== null && !isEditing ? (
          <Told outcome={outcome} onEdit={() => setEditing(true)} />
        ) : (
          <OutcomeForm
            requestId={request.id}
            told={outcome}
            reader={personality?.firstName ?? 'Your reader'}
            onDone={() => setEditing(false)}
          />
        )}
      </Paper>
    </div>
  );
}

const Told = ({ outcome, onEdit }: { outcome: Outcome; onEdit: () => void }) => (
  <Stack>
    <p>
      <strong>{FEELINGS[outcome.feeling]}</strong> <span>{formatLongDate(outcome.updatedAt)}</span>
    </p>
    {outcome.text !== '' && (
      <p dir="auto" className={styles.words}>
        {outcome.text}
      </p>
    )}
    <ButtonRow>
      <Button variant="quiet" isSmall onClick={onEdit}>
        Change it
      </Button>
    </ButtonRow>
  </Stack>
);

interface OutcomeFormProps {
  requestId: number;
  told: Outcome | null;
  reader: string;
  onDone: () => void;
}

function OutcomeForm({ requestId, told, reader, onDone }: OutcomeFormProps) {
  const put = useCallMutation(putOutcome, { invalidates: [getRequest, listOutcomeQuestions] });
  const form = useForm<{ feeling: Feeling | null; text: string }, { feeling: Feeling; text: string }>({
    shape: outcomeForm,
    initial: { feeling: told?.feeling ?? null, text: told?.text ?? '' },
    submit: async (given) => {
      await put.mutateAsync({ id: requestId, ...given });
      onDone();
    },
  });
  return (
    <form {...form.props} onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}>
      <Stack>
        <p className={styles.hint}>
          Only if you like. {reader} reads it and learns from it; it is no message, and needs no answer.
        </p>
        <Choice
          label="How do you feel about it now?"
          look="chips"
          options={FEELING_CODES.map((value) => ({ value, label: FEELINGS[value] }))}
          disabled={form.isSending}
          {...form.field('feeling')}
        />
        <TextArea
          {...form.field('text')}
          label="In your own words"
          hint="Optional."
          maxLength={OUTCOME_MAX}
          rows={3}
          isGrowing
          readOnly={form.isSending}
        />
        <FormError>{form.failure}</FormError>
        <ButtonRow>
          <Button type="submit" isBusy={form.isSending}>
            Save
          </Button>
          {told !== null && (
            <Button variant="quiet" onClick={onDone}>
              Leave it as it was
            </Button>
          )}
        </ButtonRow>
      </Stack>
    </form>
  );
}
