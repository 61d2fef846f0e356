import { useQuery } from '@tanstack/react-query';
import { formatLongDate } from '#contract/dates.ts';
import { listOutcomeQuestions } from '#contract/readings/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** On the home screen: asks for the outcome of a letter, for two weeks after the mail. Nothing if it cannot be loaded. */
export function OutcomeNotice() {
  const { data: questions = [] } = useQuery({
    ...queryOptionsFor(listOutcomeQuestions, {}),
    retry: false,
    throwOnError: false,
  });
  const [newest] = questions;
  if (newest === undefined) return null;
  const { requestId, title, answeredAt, reader } = newest;
  return (
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
}
