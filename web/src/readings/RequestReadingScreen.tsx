import { type FormEvent, useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { createRequest, listRequests } from '#contract/readings/calls.ts';
import { QUESTION_MAX, TITLE_MAX } from '#contract/readings/codes.ts';
import { buildTitle } from '#contract/readings/rules.ts';
import { Failure } from '../platform/failure.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { useIsMounted } from '../platform/useIsMounted.ts';
import { pickChangedFields, usePersistedFields } from '../platform/usePersistedFields.ts';
import { BirthQuestions, useBirthQuestions } from '../profiles/BirthQuestions.tsx';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choice.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Page } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { RepeatedQuestionHint } from './RepeatedQuestionHint.tsx';
import { BirthDataHint } from './BirthDataHint.tsx';
import { CardCountField } from './CardCountField.tsx';
import { OtherPersonFields } from './OtherPersonFields.tsx';
import { requestFormShape } from './otherPerson.ts';
import { dueHoursOf, formatHours } from './dueHours.ts';
import {
  EMPTY_REQUEST,
  type PersistedForm,
  persistForm,
  createRequestAttemptStore,
  readPersistedForm,
} from './persistedMessages.ts';
import { useIsServiceable } from './queries.ts';
import { ReaderPicker } from './ReaderPicker.tsx';
import styles from './RequestReadingScreen.module.css';

const styleOptions = [
  { value: 'isOracle', label: 'Oracle', hint: 'Drawn from the oracle deck instead of the tarot.' },
  {
    value: 'isAstrology',
    label: 'Astrology',
    hint: 'With the sky of your birth, as it stands in your profile.',
  },
  {
    value: 'isRushed',
    label: 'Rush',
    hint: `Answered within ${formatHours(dueHoursOf(true))}; other questions within ${formatHours(dueHoursOf(false))}.`,
  },
] as const;

const INACTIVE_PATH = '/inactive-subscription';
/** Passed to the membership screen, so that it leads back here. */
const RETURN_STATE = { wanted: '/create' };

/** The form for a new question, for members with a serviceable membership. */
export function RequestReadingScreen() {
  const isServiceable = useIsServiceable();
  if (isServiceable === false) return <Navigate to={INACTIVE_PATH} state={RETURN_STATE} replace />;
  return (
    <Page heading="Request Reading" text="Write as you would to a friend. Nothing has to be neat.">
      {isServiceable !== undefined && <RequestForm />}
    </Page>
  );
}

function RequestForm() {
  const userId = useUser().id;
  const navigate = useNavigate();
  const toasts = useToasts();
  const isMounted = useIsMounted();
  const attempts = useMemo(() => createRequestAttemptStore(userId), [userId]);
  const birth = useBirthQuestions();
  const createRequestMutation = useCallMutation(createRequest, { attempts, invalidates: [listRequests] });
  const form = useForm({
    shape: requestFormShape,
    initial: readPersistedForm(userId) ?? EMPTY_REQUEST,
    submit: async (parsed) => {
      if (parsed.isAstrology && !(await birth.save())) return;
      try {
        const { id } = await createRequestMutation.mutateAsync(parsed);
        if (isMounted()) await navigate(`/${id}`);
        else toasts.success('Your question is sent');
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (!isMounted() && error.status !== 401)
          toasts.error(`Your question was not sent. ${error.details}`);
        if (error.code !== 'not_serviceable') throw error;
        if (isMounted()) await navigate(INACTIVE_PATH, { state: RETURN_STATE });
      }
    },
  });
  const { isSending } = form;
  usePersistedFields(form.values, {
    isLocked: isSending,
    read: () => readPersistedForm(userId) ?? EMPTY_REQUEST,
    write: (changed) => {
      const whole = { ...(readPersistedForm(userId) ?? EMPTY_REQUEST), ...changed };
      const isBlank = Object.keys(pickChangedFields(whole, EMPTY_REQUEST)).length === 0;
      persistForm(userId, isBlank ? undefined : whole);
    },
    show: (changed) => {
      for (const name of Object.keys(changed) as (keyof PersistedForm)[]) form.set(name, changed[name]!);
    },
  });
  const message = form.field('message');
  const cards = form.field('numberOfTarotCards');
  const reader = form.field('personality');
  return (
    <form
      {...form.props}
      onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}
      className={styles.form}
    >
      <div className={styles.question}>
        <Paper isRaised>
          <div className={styles.fields}>
            <TextArea
              {...message}
              label="Your question"
              hint={`${message.value.length.toLocaleString('en')} of ${QUESTION_MAX.toLocaleString('en')} characters`}
              placeholder="What has been on your mind?"
              keys="long"
              isGrowing
              isLetter
              readOnly={isSending}
            />
            <TextField
              {...form.field('title')}
              label="Title"
              readOnly={isSending}
              placeholder={message.value.trim() === '' ? 'Your first sentence' : buildTitle(message.value)}
              hint={`Optional, up to ${TITLE_MAX} characters. Without one, your first sentence is the title.`}
            />
          </div>
        </Paper>
        <Paper heading="Who reads">
          <ReaderPicker
            value={reader.value}
            error={reader.error}
            onChange={reader.onChange}
            isDisabled={isSending}
          />
        </Paper>
      </div>
      <Paper heading="How it is read">
        <div className={styles.options}>
          <CardCountField
            value={cards.value}
            error={cards.error}
            onChange={cards.onChange}
            isDisabled={isSending}
          />
          <Choices
            label="Style"
            look="list"
            disabled={isSending}
            options={styleOptions}
            value={styleOptions.map(({ value }) => value).filter((style) => form.values[style])}
            onChange={(chosen) => {
              for (const { value } of styleOptions) form.set(value, chosen.includes(value));
            }}
          />
          <OtherPersonFields
            value={form.values.otherPerson}
            hasError={form.errors['otherPerson'] !== undefined}
            onChange={(value) => form.set('otherPerson', value)}
            isReadOnly={isSending}
          />
          {form.values.isAstrology && birth.isMissing && <BirthQuestions {...birth} />}
          <div role="status">{form.values.isAstrology && !birth.isMissing && <BirthDataHint />}</div>
          <RepeatedQuestionHint question={`${form.values.title}\n\n${message.value}`} />
          <FormError>{form.failure}</FormError>
          <Button type="submit" variant="seal" isWide isBusy={isSending}>
            Send my question
          </Button>
          <p className={styles.small}>
            Your answer comes within {formatHours(dueHoursOf(form.values.isRushed))}.
            <br />
            Readings are for guidance and entertainment.
          </p>
        </div>
      </Paper>
    </form>
  );
}
