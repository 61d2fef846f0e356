import { useQuery } from '@tanstack/react-query';
import { getMe } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';

/** Whether the writer has keys of one letter switched on. The profile is loaded at startup: this only reads it. */
export const useLetterKeys = (): boolean =>
  useQuery({ ...queryOptionsFor(getMe, {}), enabled: false }).data?.usesLetterKeys ?? true;
