import * as calls from '#contract/undelivered/calls.ts';
import { writers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { dropUndelivered } from './dropUndelivered.ts';
import { listUndelivered } from './listUndelivered.ts';
import { retryUndelivered } from './retryUndelivered.ts';

export const undeliveredRoutes: readonly Route[] = [
  route(calls.listUndelivered, writers, listUndelivered),
  route(calls.retryUndelivered, writers, retryUndelivered),
  route(calls.dropUndelivered, writers, dropUndelivered),
];
