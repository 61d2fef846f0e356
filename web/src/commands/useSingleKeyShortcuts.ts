import { useQuery } from '@tanstack/react-query';
import { getMe } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';

/** Whether the writer has single-key shortcuts on, from the profile that is loaded at startup. */
export const useSingleKeyShortcuts = (): boolean =>
  useQuery({ ...queryOptionsFor(getMe, {}), enabled: false }).data?.usesLetterKeys ?? true;
