import {
  getRequest,
  listMessages,
  listRequests,
  type Message,
  type ReadingRequest,
} from '#contract/readings/calls.ts';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { send } from '../../platform/send.ts';
import { findUnreadIds, isLetter } from '../rules.ts';

/** A request with its letters. */
export interface Chapter {
  request: ReadingRequest;
  question: string;
  /** Oldest first, without sealed ones. */
  letters: readonly Message[];
}

export interface Book {
  /** Oldest first. */
  chapters: readonly Chapter[];
  /** How many letters are not in it because they have not been opened. */
  sealed: number;
}

export interface BookProgress {
  loaded: number;
  total: number;
}

interface Loading {
  user: number;
  signal: AbortSignal;
  onProgress: (progress: BookProgress) => void;
}

const LIST_PAGE = 100;
const AT_ONCE = 4;

/** Loads all of a member's letters, a page of requests after the other and a few requests at once. */
export async function loadBook({ user, signal, onProgress }: Loading): Promise<Book> {
  const ids = await listIds(user, signal);
  const loaded: { chapter: Chapter; sealed: number }[] = [];
  onProgress({ loaded: 0, total: ids.length });
  for (let n = 0; n < ids.length; n += AT_ONCE) {
    const next = ids.slice(n, n + AT_ONCE).map((id) => loadChapter(id, signal));
    loaded.push(...(await Promise.all(next)));
    onProgress({ loaded: loaded.length, total: ids.length });
  }
  return {
    chapters: loaded.map(({ chapter }) => chapter).filter(({ letters }) => letters.length > 0),
    sealed: loaded.reduce((sum, { sealed }) => sum + sealed, 0),
  };
}

async function listIds(user: number, signal: AbortSignal): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const before = ids.at(-1);
    const { results } = await send(
      listRequests,
      { user, fields: ['id'], order: 'asc', limit: LIST_PAGE, ...(before !== undefined && { before }) },
      { signal },
    );
    ids.push(...results.map(({ id }) => id!));
    if (results.length < LIST_PAGE) return ids;
  }
}

async function loadChapter(id: number, signal: AbortSignal) {
  const request = await send(getRequest, { id }, { signal });
  const messages = await loadMessages(request, signal);
  return toChapter(request, messages);
}

async function loadMessages({ id, messages }: ReadingRequest, signal: AbortSignal): Promise<Message[]> {
  const all = [...messages];
  let isLast = messages.length < PAGE_SIZE;
  while (!isLast) {
    const { results } = await send(listMessages, { id, before: all[0]!.id }, { signal });
    all.unshift(...results.toReversed());
    isLast = results.length < PAGE_SIZE;
  }
  return all;
}

/** A sealed letter stays closed. `messages` are oldest first. */
export function toChapter(
  request: ReadingRequest,
  messages: readonly Message[],
): { chapter: Chapter; sealed: number } {
  const unread = findUnreadIds(messages, request.unreadCount);
  const letters = messages.filter(isLetter);
  const opened = letters.filter(({ id }) => !unread.has(id));
  const question = messages.find(({ sender }) => sender === 'member')?.text ?? '';
  return { chapter: { request, question, letters: opened }, sealed: letters.length - opened.length };
}
