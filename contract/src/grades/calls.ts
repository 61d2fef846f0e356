import * as z from 'zod/mini';
import { call, cents, days, id, isoDateTime, paged, paging } from '../call.ts';
import { feedback } from '../feedback/calls.ts';
import { personality } from '../readings/shapes.ts';
import { FEELING_CODES } from '../readings/codes.ts';
import { GRADES } from './codes.ts';
import { reviewForm } from './forms.ts';

/** A writer's review of another writer's answer. */
export const review = z.object({
  id,
  readingResponseId: id,
  requestId: id,
  grade: z.literal([...GRADES]),
  /** Empty without one. */
  note: z.string(),
  /** Who signed the answer. */
  reader: z.nullable(personality),
  writer: z.object({ id, name: z.string() }),
  createdAt: isoDateTime,
});
export type Review = z.output<typeof review>;

const counts = { answers: z.int(), likes: z.int(), dislikes: z.int() };

/** The figures of one reader's answers. For each answer only the newest feedback counts. */
const readerGrades = z.object({
  reader: personality,
  ...counts,
  /** The share of likes in all feedback, from 0 to 1; null without feedback. */
  likedShare: z.nullable(z.number()),
  /** Only of answers to questions; null without one. */
  medianSecondsToAnswer: z.nullable(z.int()),
  /** Answers to rushed questions, and how many of these were in time. */
  rushAnswers: z.int(),
  rushKept: z.int(),
  /** Tips paid in this time, minus refunds. */
  tipsCents: cents,
  /** Reviews written in this time, and the mean of their grades; null without one. */
  grades: z.int(),
  meanGrade: z.nullable(z.number()),
  /** Outcomes that members reported in this time, by how they feel about it. */
  feelings: z.object({
    glad: z.int(),
    calm: z.int(),
    mixed: z.int(),
    sad: z.int(),
    open: z.int(),
  }),
});
export type ReaderGrades = z.output<typeof readerGrades>;

/** The outcome of a letter, as its member reports it. */
const reportedOutcome = z.object({
  requestId: id,
  feeling: z.enum(FEELING_CODES),
  /** Empty without one. */
  text: z.string(),
  user: z.object({ id, firstName: z.string() }),
  /** Who signed the letter. */
  reader: z.nullable(personality),
  createdAt: isoDateTime,
});
export type ReportedOutcome = z.output<typeof reportedOutcome>;

/** The answers of one UTC day; days without an answer are left out. */
const gradesOfDay = z.object({ date: z.iso.date(), ...counts });
export type GradesOfDay = z.output<typeof gradesOfDay>;

export const getGrades = call({
  method: 'GET',
  path: '/api/grades',
  summary:
    'Figures of the answers of each reader over a time; offset and limit apply to feedback and reviews',
  input: z.strictObject({
    ...paging(['created_at']),
    /** This many times the last 24 hours; 0 is all time. */
    days: z._default(days, 0),
    reader: z.optional(id),
  }),
  output: z.object({
    readers: z.array(readerGrades),
    feedback: paged(feedback),
    reviews: paged(review),
    outcomes: paged(reportedOutcome),
    series: z.array(gradesOfDay),
  }),
});

export const reviewAnswer = call({
  method: 'POST',
  path: '/api/grades',
  summary: "Review another writer's answer; a second review replaces the first",
  input: reviewForm,
  output: review,
  status: 201,
  refuses: ['not_found', 'own_answer'],
});
