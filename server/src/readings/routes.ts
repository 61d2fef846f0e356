import * as calls from '#contract/readings/calls.ts';
import { customers, ownOrWriter, writers } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { postResponse } from './answerRequest.ts';
import { patchRequest } from './changeRequest.ts';
import { createRequest } from './createOwnRequest.ts';
import { drawCards } from './drawForRequest.ts';
import { listMessages } from './listThread.ts';
import { listRequests } from './listVisibleRequests.ts';
import { markRead } from './readUpTo.ts';
import { postMessage } from './sendMessage.ts';
import { getReadingImage } from './sendPicture.ts';
import { getNewestDraft } from './showNewestDraft.ts';
import { setPresence } from './showPresence.ts';
import { getRequest } from './showRequest.ts';

export const readingRoutes: readonly Route[] = [
  route(calls.createRequest, customers, createRequest, {
    limits: [{ name: 'request', per: 'member', max: 20, seconds: 3_600 }],
  }),
  route(calls.listRequests, ownOrWriter, listRequests),
  route(calls.getRequest, ownOrWriter, getRequest),
  route(calls.patchRequest, writers, patchRequest),
  route(calls.listMessages, ownOrWriter, listMessages),
  route(calls.postMessage, ownOrWriter, postMessage, {
    limits: [{ name: 'message', per: 'member', max: 30, seconds: 60 }],
  }),
  route(calls.postResponse, writers, postResponse),
  route(calls.markRead, ownOrWriter, markRead),
  route(calls.setPresence, writers, setPresence),
  route(calls.drawCards, writers, drawCards),
  route(calls.getNewestDraft, writers, getNewestDraft),
  route(calls.getReadingImage, ownOrWriter, getReadingImage),
];
