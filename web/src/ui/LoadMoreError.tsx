import { FormError } from './FormError.tsx';

/** Beside a button that loads the next page, after that has failed. */
export const LoadMoreError = ({ hasFailed }: { hasFailed: boolean }) => (
  <FormError>{hasFailed ? 'More could not be loaded. Please try again' : undefined}</FormError>
);
