import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { listPersonalities } from '#contract/people/calls.ts';
import { createRequest, listRequests } from '#contract/readings/calls.ts';
import { CARDS_MAX, QUESTION_MAX, TITLE_MAX } from '#contract/readings/codes.ts';
import { CHOICES_DEFAULT, requestForm } from '#contract/readings/forms.ts';
import { Failure } from '../platform/failure.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { useIsMounted } from '../platform/useIsMounted.ts';
import { pickChangedFields, usePersistedFields } from '../platform/usePersistedFields.ts';
import { useMe } from '../profiles/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Choice, Choices } from '../ui/Choice.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import {
  type PersistedForm,
  persistForm,
  createRequestAttemptStore,
  readPersistedForm,
} from './persistedMessages.ts';
import { useIsServiceable } from './queries.ts';
import styles from './RequestReadingScreen.module.css';

const emptyForm: PersistedForm = {
  title: '',
  message: '',
  ...CHOICES_DEFAULT,
  personality: null,
};

const cardCountOptions = Array.from({ length: CARDS_MAX }, (_, n) => ({
  value: String(n + 1),
  label: n + 1,
}));

const styleOptions = [
  { value: 'isOracle', label: 'Oracle', hint: 'Drawn from the oracle deck instead of the tarot.' },
  {
    value: 'isAstrology',
    label: 'Astrology',
    hint: 'With the sky of your birth, as it stands in your profile.',
  },
  { value: 'isRushed', label: 'Rush', hint: 'Due sooner than other questions.' },
] as const;

const INACTIVE_PATH = '/inactive-subscription';
/** Passed to that screen, so that it leads back here. */
const RETURN_STATE = { wanted: '/create' };

/** Where a serviceable member asks a question. */
export function RequestReadingScreen() {
  const isServiceable = useIsServiceable();
  if (isServiceable === false) return <Navigate to={INACTIVE_PATH} state={RETURN_STATE} replace />;
  return (
    <Page heading="Request a reading" text="Write as you would to a friend. Nothing has to be neat.">
      {isServiceable === undefined ? <Loading /> : <RequestForm />}
    </Page>
  );
}

function RequestForm() {
  const userId = useUser().id;
  const navigate = useNavigate();
  const toasts = useToasts();
  const isMounted = useIsMounted();
  const attempts = useMemo(() => createRequestAttemptStore(userId), [userId]);
  const createRequestMutation = useCallMutation(createRequest, { attempts, invalidates: [listRequests] });
  const form = useForm({
    shape: requestForm,
    initial: readPersistedForm(userId) ?? emptyForm,
    submit: async (parsed) => {
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
    read: () => readPersistedForm(userId) ?? emptyForm,
    write: (changed) => {
      const whole = { ...(readPersistedForm(userId) ?? emptyForm), ...changed };
      const isBlank = Object.keys(pickChangedFields(whole, emptyForm)).length === 0;
      persistForm(userId, isBlank ? undefined : whole);
    },
    show: (changed) => {
      for (const name of Object.keys(changed) as (keyof PersistedForm)[]) form.set(name, changed[name]!);
    },
  });
  const message = form.field('message');
  const cards = form.field('numberOfTarotCards');
  return (
    <form
      {...form.props}
      onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}
      className={styles.form}
    >
      <Paper isRaised>
        <div className={styles.question}>
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
            hint={`Optional, up to ${TITLE_MAX} characters. Without one, your first words stand in its place.`}
          />
        </div>
      </Paper>
      <Paper heading="How it is read">
        <div className={styles.options}>
          <div className={styles.cards}>
            <Choice
              label="Number of cards"
              look="chips"
              options={cardCountOptions}
              value={String(cards.value)}
              onChange={(value) => cards.onChange(Number(value))}
              error={cards.error}
              disabled={isSending}
            />
          </div>
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
          <div role="status">{form.values.isAstrology && <BirthDataHint />}</div>
          <ReaderField {...form.field('personality')} isDisabled={isSending} />
          <FormError>{form.failure}</FormError>
          <Button type="submit" variant="seal" isWide isBusy={isSending}>
            Send my question
          </Button>
          <p className={styles.small}>Readings are for guidance and entertainment.</p>
        </div>
      </Paper>
    </form>
  );
}

/** The birth data that an astrology reading uses; what is missing is asked for, but not required. */
function BirthDataHint() {
  const { birthDate, birthTimeKnown, birthPlace } = useMe();
  const lacks = [
    birthDate === null && 'date',
    // A member who does not know the hour is not asked again.
    birthTimeKnown === null && 'time',
    birthPlace === null && 'place',
  ].filter((fact) => fact !== false);
  if (lacks.length === 0)
    return (
      <p className={styles.sky}>
        Your reader has your birth chart. <Link to="/chart">See your chart</Link>
      </p>
    );
  return (
    <p className={styles.sky}>
      {birthDate === null
        ? 'Your reader has only your sun sign.'
        : 'Your reader has the planets of your birth, without rising sign and houses.'}{' '}
      <Link to="/profile">Add your birth {joinWithAnd(lacks)}</Link>
    </p>
  );
}

/** 'time and place', 'date, time and place' */
const joinWithAnd = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

interface ReaderFieldProps {
  name: string;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
  isDisabled: boolean;
}

function ReaderField({ value, onChange, isDisabled, ...field }: ReaderFieldProps) {
  const { data: readers = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const options = [
    { value: 'any', label: 'Any reader' },
    ...readers.map(({ id, firstName, lastName }) => ({
      value: String(id),
      label: `${firstName} ${lastName}`,
    })),
  ];
  return (
    <SelectField
      {...field}
      label="Reader"
      disabled={isDisabled}
      options={options}
      value={value === null ? 'any' : String(value)}
      onChange={(chosen) => onChange(chosen === 'any' ? null : Number(chosen))}
    />
  );
}
