import { parseTimestamp, toTimestamp } from '../../platform/clock.ts';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import type { LockedRequest } from '../sql.ts';
import type { Progress } from './rules.ts';

/** The progress of a request from its columns. */
export const toProgress = ({
  status,
  isRushed,
  dueAt,
  wroteBackAt,
  questionDueAt,
  closesAt,
}: Pick<LockedRequest, keyof Progress>): Progress => ({
  status,
  isRushed,
  dueAt: Temporal.Instant.from(dueAt),
  wroteBackAt: parseTimestamp(wroteBackAt),
  questionDueAt: parseTimestamp(questionDueAt),
  closesAt: parseTimestamp(closesAt),
});

/** The fields of a list that show the progress. */
export const toListedProgress = ({
  status,
  dueAt,
  wroteBackAt,
}: Pick<Progress, 'status' | 'dueAt' | 'wroteBackAt'>): Pick<
  ListedRequest,
  'status' | 'dueAt' | 'wroteBackAt'
> => ({
  status,
  dueAt: toTimestamp(dueAt),
  wroteBackAt: wroteBackAt === null ? null : toTimestamp(wroteBackAt),
});
