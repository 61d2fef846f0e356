import { formatLongDate } from '#contract/dates.ts';
import type { OutputOf } from '#contract/call.ts';
import type { listOutcomeQuestions } from '#contract/readings/calls.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface OutcomeQuestionProps {
  question: OutputOf<typeof listOutcomeQuestions>[number];
}

export const OutcomeQuestion = ({
  question: { requestId, title, answeredAt, reader },
}: OutcomeQuestionProps) => (
  <Notice
    phase="half"
    tone="waiting"
    heading="What came of it?"
    text={
      <>
        On {formatLongDate(answeredAt)} {reader?.firstName ?? 'your reader'} wrote to you about{' '}
        <q dir="auto">{title}</q>. If you like, tell us how things turned out.
      </>
    }
    action={
      <LinkButton variant="quiet" to={`/${requestId}#outcome`}>
        Tell us what came of it
      </LinkButton>
    }
  />
);
