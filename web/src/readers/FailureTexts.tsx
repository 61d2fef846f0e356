import { DEFAULT_MESSAGE } from '#contract/product.ts';
import type { Failure } from '../platform/failure.ts';

/** Why a reader was not saved: the failure's own message, and what is wrong with each field. */
export function FailureTexts({ details, fields }: Pick<Failure, 'details' | 'fields'>) {
  const ofFields = Object.values(fields).join(' ');
  return (
    <>
      {(details !== DEFAULT_MESSAGE || ofFields === '') && <p>{details}</p>}
      {ofFields !== '' && <p>{ofFields}</p>}
    </>
  );
}
