import * as calls from '#contract/readings/calls.ts';
import { customers, ownOrWriter, signedIn, writers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { addFavourite } from './letters/addFavourite.ts';
import { postResponse, storePicture } from './thread/postResponse.ts';
import { patchRequest } from './requests/patchRequest.ts';
import { countLanes } from './requests/countLanes.ts';
import { createRequest } from './requests/createRequest.ts';
import { drawCards } from './draws/drawCards.ts';
import { listDrawnCards } from './draws/listDrawnCards.ts';
import { listLetters } from './letters/listLetters.ts';
import { listMessages } from './thread/listMessages.ts';
import { listRequests } from './requests/listRequests.ts';
import { markRead } from './thread/markRead.ts';
import { postInOneStatement } from './thread/postInOneStatement.ts';
import { postMessage } from './thread/postMessage.ts';
import { getReadingImage } from './thread/getReadingImage.ts';
import { getNewestDraft } from './drafts/getNewestDraft.ts';
import { removeFavourite } from './letters/removeFavourite.ts';
import { setPresence } from './requests/setPresence.ts';
import { takeBackResponse } from './takeBack/takeBackResponse.ts';
import { getRequest } from './requests/getRequest.ts';
import { getSynastry } from './memory/getSynastry.ts';
import { listOutcomeQuestions } from './outcomes/listOutcomeQuestions.ts';
import { putOutcome } from './outcomes/putOutcome.ts';
import { getReplyDraft } from './replyDrafts/getReplyDraft.ts';
import { putReplyDraft } from './replyDrafts/putReplyDraft.ts';
import { HOUR_SECONDS } from '../platform/limits/limits.ts';

export const readingRoutes: readonly Route[] = [
  route(calls.createRequest, customers, createRequest, {
    limits: [{ name: 'request', per: 'member', max: 20, seconds: HOUR_SECONDS }],
  }),
  route(calls.listRequests, ownOrWriter, listRequests),
  route(calls.countLanes, writers, countLanes),
  route(calls.getRequest, ownOrWriter, getRequest),
  route(calls.patchRequest, writers, patchRequest),
  route(calls.addFavourite, customers, addFavourite),
  route(calls.removeFavourite, customers, removeFavourite),
  route(calls.putOutcome, customers, putOutcome, {
    limits: [{ name: 'outcome', per: 'member', max: 60, seconds: HOUR_SECONDS }],
  }),
  route(calls.listOutcomeQuestions, customers, listOutcomeQuestions),
  route(calls.getSynastry, ownOrWriter, getSynastry),
  route(calls.listDrawnCards, signedIn, listDrawnCards),
  route(calls.listLetters, signedIn, listLetters),
  route(calls.listMessages, ownOrWriter, listMessages),
  route(calls.postMessage, ownOrWriter, postMessage, {
    limits: [{ name: 'message', per: 'member', max: 30, seconds: 60 }],
    inOneStatement: postInOneStatement,
  }),
  route(calls.postResponse, writers, postResponse, { prepare: storePicture }),
  route(calls.takeBackResponse, writers, takeBackResponse),
  route(calls.getReplyDraft, writers, getReplyDraft),
  route(calls.putReplyDraft, writers, putReplyDraft),
  route(calls.markRead, ownOrWriter, markRead),
  route(calls.setPresence, writers, setPresence),
  route(calls.drawCards, writers, drawCards),
  route(calls.getNewestDraft, writers, getNewestDraft),
  route(calls.getReadingImage, ownOrWriter, getReadingImage),
];
