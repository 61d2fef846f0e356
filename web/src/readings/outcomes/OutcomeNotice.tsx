import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listOutcomeQuestions } from '#contract/readings/calls.ts';
import { lazyExtra } from '../../platform/lazyScreen.ts';
import { queryOptionsFor } from '../../platform/queries.ts';

// Loaded only if there is a question, which is rare.
const OutcomeQuestion = lazyExtra(async () => (await import('./OutcomeQuestion.tsx')).OutcomeQuestion);

/** On the home screen: asks for the outcome of a letter, for two weeks after the mail. Nothing if it cannot be loaded. */
export function OutcomeNotice() {
  const { data: [newest] = [] } = useQuery({
    ...queryOptionsFor(listOutcomeQuestions, {}),
    retry: false,
    throwOnError: false,
  });
  if (newest === undefined) return null;
  return (
    <Suspense>
      <OutcomeQuestion question={newest} />
    </Suspense>
  );
}
