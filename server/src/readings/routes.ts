import * as calls from '#contract/readings/calls.ts';
import { customers, ownOrWriter, writers } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { answerRequest } from './answerRequest.ts';
import { changeRequest } from './changeRequest.ts';
import { createOwnRequest } from './createOwnRequest.ts';
import { drawForRequest } from './drawForRequest.ts';
import { listThread } from './listThread.ts';
import { listVisibleRequests } from './listVisibleRequests.ts';
import { readUpTo } from './readUpTo.ts';
import { sendMessage } from './sendMessage.ts';
import { sendPicture } from './sendPicture.ts';
import { showNewestDraft } from './showNewestDraft.ts';
import { showPresence } from './showPresence.ts';
import { showRequest } from './showRequest.ts';

export const readingRoutes: readonly Route[] = [
  route(calls.createRequest, customers, createOwnRequest, {
    limits: [{ name: 'request', per: 'member', max: 20, seconds: 3_600 }],
  }),
  route(calls.listRequests, ownOrWriter, listVisibleRequests),
  route(calls.getRequest, ownOrWriter, showRequest),
  route(calls.patchRequest, writers, changeRequest),
  route(calls.listMessages, ownOrWriter, listThread),
  route(calls.postMessage, ownOrWriter, sendMessage, {
    limits: [{ name: 'message', per: 'member', max: 30, seconds: 60 }],
  }),
  route(calls.postResponse, writers, answerRequest),
  route(calls.markRead, ownOrWriter, readUpTo),
  route(calls.setPresence, writers, showPresence),
  route(calls.drawCards, writers, drawForRequest),
  route(calls.getNewestDraft, writers, showNewestDraft),
  route(calls.getReadingImage, ownOrWriter, sendPicture),
];
