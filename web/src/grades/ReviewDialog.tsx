import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getGrades, reviewAnswer } from '#contract/grades/calls.ts';
import { GRADES, type Grade } from '#contract/grades/codes.ts';
import { reviewForm } from '#contract/grades/forms.ts';
import { listMessages } from '#contract/readings/calls.ts';
import type { Message } from '#contract/readings/shapes.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { MessageText } from '../readings/thread/MessageText.tsx';
import { Passages } from '../readings/letters/Passages.tsx';
import { getDrawnCards } from '../readings/thread/threadRules.ts';
import { useCardDialog } from '../readings/letters/useCardDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ButtonRow, Stack } from '../ui/layout.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { type DialogFormProps, useReportChanges } from '../ui/useDiscardQuestion.ts';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './ReviewDialog.module.css';

interface ReviewedAnswer {
  requestId: number;
  /** Null: the newest answer of the request. */
  responseId: number | null;
}

/** The button that opens an answer with the form to review it. */
export function ReviewButton(answer: ReviewedAnswer) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        isSmall
        aria-haspopup="dialog"
        aria-label={`Review the answer of request ${answer.requestId}`}
        onClick={() => setOpen(true)}
      >
        Review
      </Button>
      <FormDialog heading="Review an answer" isWide isOpen={isOpen} onClose={() => setOpen(false)}>
        {(form) => <AnswerToReview {...answer} {...form} />}
      </FormDialog>
    </>
  );
}

function AnswerToReview({ requestId, responseId, ...form }: ReviewedAnswer & DialogFormProps) {
  // The answer itself, or the newest messages of the thread.
  const page = responseId === null ? { limit: 100 } : { before: responseId + 1, limit: 1 };
  const messages = useQuery(queryOptionsFor(listMessages, { id: requestId, ...page }));
  const user = useUser();
  if (messages.isPending) return <Loading label="Loading the answer" />;
  if (messages.data === undefined)
    return <LoadErrorPaper error={messages.error} onRetry={() => void messages.refetch()} />;
  const letter = messages.data.results.find(({ responseMode }) => responseMode === 'ReadingResponse');
  if (letter === undefined) return <p>There is no answer yet.</p>;
  return (
    <Stack>
      <LetterToReview letter={letter} />
      {letter.senderId === user.id ? (
        <p>This is your own answer. Another writer can review it.</p>
      ) : (
        <ReviewForm answer={letter} {...form} />
      )}
    </Stack>
  );
}

function LetterToReview({ letter }: { letter: Message }) {
  const cards = getDrawnCards(letter);
  const dialog = useCardDialog(cards, letter.createdAt);
  return (
    <article
      className={styles.letter}
      aria-label={`Letter from ${letter.writerPersonality?.firstName ?? 'a reader'}`}
    >
      <MessageText text={letter.text} look="letter" />
      {cards.length > 0 && <Passages cards={cards} onChoose={dialog.show} />}
      {dialog.element}
    </article>
  );
}

const GRADE_LABELS: Record<Grade, string> = { 1: '1, poor', 2: '2', 3: '3, fair', 4: '4', 5: '5, excellent' };

function ReviewForm({ answer, reportChanges, onSaved, onCancel }: { answer: Message } & DialogFormProps) {
  const toasts = useToasts();
  const review = useCallMutation(reviewAnswer, { invalidates: [getGrades] });
  const form = useForm({
    shape: reviewForm,
    initial: { readingResponseId: answer.id, grade: undefined as Grade | undefined, note: '' },
    submit: async (given) => {
      await review.mutateAsync(given);
      toasts.success('Your review is saved');
      onSaved();
    },
  });
  useReportChanges(reportChanges, form.values.grade !== undefined || form.values.note !== '');
  const { value: grade, onChange: setGrade, ...gradeField } = form.field('grade');
  return (
    <form {...form.props}>
      <Stack>
        <Choice
          label="Grade"
          look="chips"
          options={GRADES.map((value) => ({ value: String(value), label: GRADE_LABELS[value] }))}
          {...gradeField}
          value={grade === undefined ? null : String(grade)}
          onChange={(value) => setGrade(Number(value) as Grade)}
        />
        <TextArea
          label="Note"
          hint="What was good, and what could be better"
          isGrowing
          {...form.field('note')}
        />
        <FormError>{form.failure}</FormError>
        <ButtonRow>
          <Button type="submit" isBusy={form.isSending}>
            Save review
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Close
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  );
}
