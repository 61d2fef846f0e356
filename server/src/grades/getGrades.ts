import { computeLikedShare } from '#contract/grades/rules.ts';
import type { OutputOf, ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/grades/calls.ts';
import type { GradesOfDay, ReaderGrades } from '#contract/grades/calls.ts';
import { listFeedback } from '../feedback/listFeedback.ts';
import { startOfLastDays } from '../platform/clock.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { listReaders } from '../readers/listReaders.ts';
import {
  figuresOfReaders,
  type GradesRange,
  secondsAtRanks,
  timesToAnswer,
  tipsOfReaders,
} from './figuresSql.ts';
import { feelingsOfReaders, outcomeCount, outcomePage } from './outcomesSql.ts';
import { gradesOfReaders, reviewCount, reviewPage } from './reviewsSql.ts';
import { findMedianRanks } from './rules.ts';
import { toReview } from './toReview.ts';
import { toReportedOutcome } from './toReportedOutcome.ts';

/** The figures on the readers' answers in a period, with the feedback and the reviews of that period. */
export async function getGrades(
  context: Context<ScopedAccess>,
  { days, reader, sort, order, offset, limit }: ParsedInputOf<typeof calls.getGrades>,
): Promise<OutputOf<typeof calls.getGrades>> {
  const { db, now } = context;
  const since = startOfLastDays(now, days) ?? null;
  const range: GradesRange = { since, readerId: reader ?? null };
  const page = { sort, order, offset, limit };
  const { readers, series } = await loadFigures(context, range);
  const reviews = await reviewPage({ order }).all(db, { ...range, offset, limit });
  const outcomes = await outcomePage({ order }).all(db, { ...range, offset, limit });
  return {
    readers,
    feedback: await listFeedback(context, { ...page, days, personality: reader }),
    reviews: { count: (await reviewCount.one(db, range)).count, results: reviews.map(toReview) },
    outcomes: { count: (await outcomeCount.one(db, range)).count, results: outcomes.map(toReportedOutcome) },
    series,
  };
}

type Counts = Pick<ReaderGrades, 'answers' | 'likes' | 'dislikes' | 'rushAnswers' | 'rushKept'>;
const NO_FEELINGS: ReaderGrades['feelings'] = { glad: 0, calm: 0, mixed: 0, sad: 0, open: 0 };
const NO_ANSWERS: Counts = { answers: 0, likes: 0, dislikes: 0, rushAnswers: 0, rushKept: 0 };

async function loadFigures(context: Context<ScopedAccess>, range: GradesRange) {
  const { db } = context;
  const rows = await figuresOfReaders({ isAllTime: range.since === null }).all(db, range);
  const countsOf = new Map(rows.map((row) => [row.readerId, row]));
  const medianOf = await findMedians(db, range);
  const tipsOf = new Map((await tipsOfReaders.all(db, range)).map((row) => [row.readerId, row.cents]));
  const gradesOf = new Map((await gradesOfReaders.all(db, range)).map((row) => [row.readerId, row]));
  const feelingsOf = Map.groupBy(await feelingsOfReaders.all(db, range), ({ readerId }) => readerId);
  const known = await listReaders(context, {});
  const shown = range.readerId === null ? known : known.filter(({ id }) => id === range.readerId);
  const readers = shown.map(({ id, firstName, lastName, picture }): ReaderGrades => {
    const { answers, likes, dislikes, rushAnswers, rushKept } = countsOf.get(id) ?? NO_ANSWERS;
    return {
      reader: { id, firstName, lastName, picture },
      answers,
      likes,
      dislikes,
      likedShare: computeLikedShare({ likes, dislikes }),
      medianSecondsToAnswer: medianOf.get(id) ?? null,
      rushAnswers,
      rushKept,
      tipsCents: tipsOf.get(id) ?? 0,
      grades: gradesOf.get(id)?.grades ?? 0,
      meanGrade: gradesOf.get(id)?.meanGrade ?? null,
      feelings: {
        ...NO_FEELINGS,
        ...Object.fromEntries((feelingsOf.get(id) ?? []).map(({ feeling, count }) => [feeling, count])),
      },
    };
  });
  const series = rows.flatMap(({ date, answers, likes, dislikes }): GradesOfDay[] =>
    date === null ? [] : [{ date, answers, likes, dislikes }],
  );
  return { readers, series };
}

/**
 * The median time to answer of each reader. The histogram tells in which bucket the median is, and at which rank, so
 * that only the answers of that bucket are read.
 */
async function findMedians(db: Db, range: GradesRange): Promise<Map<number, number>> {
  const rows = await timesToAnswer({ isAllTime: range.since === null }).all(db, range);
  const ranks = [...Map.groupBy(rows, ({ readerId }) => readerId)].flatMap(([readerId, rowsOfReader]) =>
    findMedianRanks(new Map(rowsOfReader.map(({ bucket, answers }) => [bucket, answers]))).map((rank) => ({
      readerId,
      ...rank,
    })),
  );
  const found = await secondsAtRanks.all(db, {
    since: range.since,
    readerIds: ranks.map(({ readerId }) => readerId),
    buckets: ranks.map(({ bucket }) => bucket),
    offsets: ranks.map(({ offset }) => offset),
  });
  // A rank has no value if an answer was taken back after the histogram was read.
  const middles = found.flatMap(({ readerId, seconds }) => (seconds === null ? [] : [{ readerId, seconds }]));
  const medians = [...Map.groupBy(middles, ({ readerId }) => readerId)].map(
    ([readerId, rowsOfReader]) =>
      [
        readerId,
        Math.round(rowsOfReader.reduce((sum, { seconds }) => sum + seconds, 0) / rowsOfReader.length),
      ] as const,
  );
  return new Map(medians);
}
