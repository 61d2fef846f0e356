import * as calls from '#contract/grades/calls.ts';
import { writers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { getGrades } from './getGrades.ts';
import { reviewAnswer } from './reviewAnswer.ts';

export const gradeRoutes: readonly Route[] = [
  route(calls.getGrades, writers, getGrades),
  route(calls.reviewAnswer, writers, reviewAnswer),
];
