import { useState } from 'react';
import { isSame, mergeEdits } from './mergeRules.ts';

interface Form<Values> {
  values: Values;
  setAll: (some: Partial<Values>) => void;
}

/**
 * Shows a record in its form as it was saved elsewhere since, for example in another tab: `saved` are the record's
 * values. Fields that were edited here keep what was typed.
 */
export function useNewerValues<Values extends Record<string, unknown>>(form: Form<Values>, saved: Values) {
  const [before, setBefore] = useState(saved);
  if (isSame(before, saved)) return;
  setBefore(saved);
  form.setAll(mergeEdits(before, form.values, saved).values);
}
