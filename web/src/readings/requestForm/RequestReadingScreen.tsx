import type { FormEvent } from 'react';
import { QUESTION_MAX, TITLE_MAX } from '#contract/readings/codes.ts';
import { buildTitle } from '#contract/readings/rules.ts';
import { BirthQuestions } from '../../profiles/BirthQuestions.tsx';
import { countCharacters } from '../../ui/countCharacters.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choice.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Page } from '../../ui/Page.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { RepeatedQuestionHint } from './RepeatedQuestionHint.tsx';
import { BirthDataHint } from './BirthDataHint.tsx';
import { CardCountField } from './CardCountField.tsx';
import { OtherPersonFields } from './OtherPersonFields.tsx';
import { dueHoursOf, formatHours } from './dueHours.ts';
import { useIsServiceable } from '../queries.ts';
import { ReaderPicker } from './ReaderPicker.tsx';
import styles from './RequestReadingScreen.module.css';
import { INACTIVE_PATH, type RequestFormControl, RETURN_STATE, useRequestForm } from './useRequestForm.ts';
import { Navigate } from '../../ui/router.tsx';

const styleOptions = [
  { value: 'isOracle', label: 'Oracle', hint: 'Drawn from the oracle deck instead of the tarot.' },
  {
    value: 'isAstrology',
    label: 'Astrology',
    hint: 'With your birth chart, from the birth data in your profile.',
  },
  {
    value: 'isRushed',
    label: 'Rush',
    hint: `Answered within ${formatHours(dueHoursOf(true))}; other questions within ${formatHours(dueHoursOf(false))}.`,
  },
] as const;

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
  const { form, birth } = useRequestForm();
  const { values, isSending } = form;
  const reader = form.field('personality');
  return (
    <form
      {...form.props}
      onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}
      className={styles.form}
    >
      <div className={styles.question}>
        <QuestionFields form={form} />
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
          <OptionFields form={form} />
          {values.isAstrology && birth.isMissing && <BirthQuestions {...birth} />}
          <div role="status">{values.isAstrology && !birth.isMissing && <BirthDataHint />}</div>
          <RepeatedQuestionHint question={`${values.title}\n\n${values.message}`} />
          <FormError>{form.failure}</FormError>
          <Button type="submit" variant="seal" isWide isBusy={isSending}>
            Send my question
          </Button>
          <p className={styles.small}>
            Your answer comes within {formatHours(dueHoursOf(values.isRushed))}.
            <br />
            Readings are for guidance and entertainment.
          </p>
        </div>
      </Paper>
    </form>
  );
}

/** The question and its title. */
function QuestionFields({ form }: Pick<RequestFormControl, 'form'>) {
  const message = form.field('message');
  return (
    <Paper isRaised>
      <div className={styles.fields}>
        <TextArea
          {...message}
          label="Your question"
          hint={`${countCharacters(message.value)} of ${QUESTION_MAX.toLocaleString('en')} characters`}
          placeholder="What has been on your mind?"
          keys="long"
          isGrowing
          isLetter
          readOnly={form.isSending}
        />
        <TextField
          {...form.field('title')}
          label="Title"
          readOnly={form.isSending}
          placeholder={message.value.trim() === '' ? 'Your first sentence' : buildTitle(message.value)}
          hint={`Optional, up to ${TITLE_MAX} characters. Without one, your first sentence is the title.`}
        />
      </div>
    </Paper>
  );
}

/** The number of cards, the style, and the other person. */
function OptionFields({ form }: Pick<RequestFormControl, 'form'>) {
  const { values, isSending } = form;
  const cards = form.field('numberOfTarotCards');
  return (
    <>
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
        value={styleOptions.map(({ value }) => value).filter((style) => values[style])}
        onChange={(chosen) => {
          for (const { value } of styleOptions) form.set(value, chosen.includes(value));
        }}
      />
      <OtherPersonFields
        value={values.otherPerson}
        hasError={form.errors['otherPerson'] !== undefined}
        onChange={(value) => form.set('otherPerson', value)}
        isReadOnly={isSending}
      />
    </>
  );
}
