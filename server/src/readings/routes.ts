import {
  createRequest,
  drawCards,
  getRequest,
  listMessages,
  listRequests,
  markRead,
  newestDraft,
  patchRequest,
  postMessage,
  postResponse,
  readingImage,
  setPresence,
} from '#contract/readings/calls.ts';
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
  route(createRequest, customers, createOwnRequest, {
    limits: [{ name: 'request', per: 'member', max: 20, seconds: 3_600 }],
  }),
  route(listRequests, ownOrWriter, listVisibleRequests),
  route(getRequest, ownOrWriter, showRequest),
  route(patchRequest, writers, changeRequest),
  route(listMessages, ownOrWriter, listThread),
  route(postMessage, ownOrWriter, sendMessage, {
    limits: [{ name: 'message', per: 'member', max: 30, seconds: 60 }],
  }),
  route(postResponse, writers, answerRequest),
  route(markRead, ownOrWriter, readUpTo),
  route(setPresence, writers, showPresence),
  route(drawCards, writers, drawForRequest),
  route(newestDraft, writers, showNewestDraft),
  route(readingImage, ownOrWriter, sendPicture),
];
