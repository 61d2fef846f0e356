import { type FormEvent, useEffect, useState } from 'react';
import { formatLongDate } from '#contract/dates.ts';
import { getRequest, listOutcomeQuestions, putOutcome } from '#contract/readings/calls.ts';
import type { Outcome, ReadingRequest } from '#contract/readings/shapes.ts';
import { type Feeling, FEELING_CODES, FEELINGS } from '#contract/readings/codes.ts';
import { outcomeForm } from '#contract/readings/forms.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useUser } from '../../platform/session.ts';
import { useForm } from '../../platform/useForm.ts';
import { usePersistedFields } from '../../platform/usePersistedFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useRestoreFocus } from '../../ui/lostFocus.ts';
import { ButtonRow, Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './OutcomeSection.module.css';
import { persistOutcome, readPersistedOutcome, type TypedOutcome } from './persistedOutcomes.ts';
import { useLocation } from '../../ui/router.tsx';

/** The hash in the link of the mail that asks for the outcome. */
const HASH = '#outcome';

/** Below the letters: their outcome, once the member was asked for it or has reported it. */
export function OutcomeSection({ request }: { request: ReadingRequest }) {
  const { outcome, asksOutcome, personality } = request;
  const userId = useUser().id;
  // After a reload, an unfinished change continues.
  const [isEditing, setEditing] = useState(() => isTyped(readPersistedOutcome(userId, request.id), outcome));
  const isReported = outcome !== null && !isEditing;
  const section = useRestoreFocus<HTMLDivElement>(isReported);
  const { hash } = useLocation();
  const isShown = outcome !== null || asksOutcome;
  useEffect(() => {
    if (isShown && hash === HASH) section.current?.scrollIntoView();
  }, [isShown, hash, section]);
  if (!isShown) return null;
  return (
    <div ref={section} id="outcome" className={styles.section}>
      <Paper heading="What came of it?">
        {isReported ? (
          <ReportedOutcome outcome={outcome} onEdit={() => setEditing(true)} />
        ) : (
          <OutcomeForm
            requestId={request.id}
            reported={outcome}
            reader={personality?.firstName ?? 'Your reader'}
            onDone={() => setEditing(false)}
          />
        )}
      </Paper>
    </div>
  );
}

const isTyped = (typed: TypedOutcome | undefined, reported: Outcome | null) =>
  typed !== undefined &&
  (typed.feeling !== (reported?.feeling ?? null) || typed.text !== (reported?.text ?? ''));

const ReportedOutcome = ({ outcome, onEdit }: { outcome: Outcome; onEdit: () => void }) => (
  <Stack>
    <p>
      <strong>{FEELINGS[outcome.feeling]}</strong> <span>{formatLongDate(outcome.updatedAt)}</span>
    </p>
    {outcome.text !== '' && (
      <p dir="auto" className={styles.text}>
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
  reported: Outcome | null;
  reader: string;
  onDone: () => void;
}

function OutcomeForm({ requestId, reported, reader, onDone }: OutcomeFormProps) {
  const userId = useUser().id;
  const put = useCallMutation(putOutcome, { invalidates: [getRequest, listOutcomeQuestions] });
  const stored: TypedOutcome = { feeling: reported?.feeling ?? null, text: reported?.text ?? '' };
  const read = () => readPersistedOutcome(userId, requestId) ?? stored;
  const close = () => {
    persistOutcome(userId, requestId, undefined);
    onDone();
  };
  const form = useForm<TypedOutcome, { feeling: Feeling; text: string }>({
    shape: outcomeForm,
    initial: read(),
    submit: async (given) => {
      await put.mutateAsync({ id: requestId, ...given });
      close();
    },
  });
  usePersistedFields(form.values, {
    isLocked: form.isSending,
    read,
    write: (changed) => persistOutcome(userId, requestId, { ...read(), ...changed }),
    show: (changed) => {
      if (changed.feeling !== undefined) form.set('feeling', changed.feeling);
      if (changed.text !== undefined) form.set('text', changed.text);
    },
  });
  return (
    <form {...form.props} onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}>
      <Stack>
        <p className={styles.hint}>
          Only if you like. {reader} reads it and learns from it; it is not a message and will not be
          answered.
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
          rows={3}
          isGrowing
          readOnly={form.isSending}
        />
        <FormError>{form.failure}</FormError>
        <ButtonRow>
          <Button type="submit" isBusy={form.isSending}>
            Save
          </Button>
          {reported !== null && (
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          )}
        </ButtonRow>
      </Stack>
    </form>
  );
}
