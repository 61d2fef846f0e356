import type { ReadingRequest } from '#contract/readings/shapes.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';
import { mergeEdits, pickChangedFields } from '../../platform/mergeRules.ts';
import { STATUS_LABELS } from '../../readings/rules.ts';

/** The fields of a request that a writer edits. */
export type EditValues = Pick<
  ReadingRequest,
  'isRushed' | 'isOracle' | 'isAstrology' | 'numberOfTarotCards'
> & { status: RequestStatus; personality: number | null };

type Field = keyof EditValues;

interface MergedEdits {
  /** The writer's own choices, and the other writer's values for all other fields. */
  values: EditValues;
  /** The fields that the other writer changed. */
  theirs: Field[];
}

/** Merges a writer's unsent choices into a request that somebody else has changed in the meantime. */
export function mergeChoices(before: EditValues, mine: EditValues, current: EditValues): MergedEdits {
  return {
    values: mergeEdits(before, mine, current).values,
    theirs: Object.keys(pickChangedFields(current, before)) as Field[],
  };
}

/** 'Rush is on', 'Number of cards is 3'; readers are named by the caller. */
export function describeEdit(
  field: Field,
  values: EditValues,
  nameOf: (reader: number | null) => string,
): string {
  const flag = { isRushed: 'Rush', isOracle: 'Oracle', isAstrology: 'Astrology' } as const;
  if (field === 'status') return `Status is ${STATUS_LABELS[values.status]}`;
  if (field === 'numberOfTarotCards') return `Number of cards is ${values.numberOfTarotCards}`;
  if (field === 'personality') return `Reader is ${nameOf(values.personality)}`;
  return `${flag[field]} is ${values[field] ? 'on' : 'off'}`;
}
