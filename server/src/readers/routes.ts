import * as calls from '#contract/people/calls.ts';
import { signedIn, writers } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { getReader } from './getReader.ts';
import { listPersonalities } from './listPersonalities.ts';
import { listReaders } from './listReaders.ts';
import { patchReader } from './patchReader.ts';

export const readerRoutes: readonly Route[] = [
  route(calls.listPersonalities, signedIn, listPersonalities),
  route(calls.listReaders, writers, listReaders),
  route(calls.getReader, signedIn, getReader),
  route(calls.patchReader, writers, patchReader),
];
