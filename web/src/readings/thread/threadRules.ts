import type { Message } from '#contract/readings/shapes.ts';
import { groupBySender } from '#contract/readings/rules.ts';

/** The ids of the newest `unreadCount` messages from writers. */
export function findUnreadIds(messages: readonly Message[], unreadCount: number): ReadonlySet<number> {
  const fromWriters = messages.filter((message) => message.sender === 'writer');
  return new Set(unreadCount === 0 ? [] : fromWriters.slice(-unreadCount).map(({ id }) => id));
}

/** The last message that a member has read: the one before the first sealed letter. */
export function findLastReadId(messages: readonly Message[], sealed: ReadonlySet<number>): number | null {
  const firstSealed = messages.findIndex(({ id }) => sealed.has(id));
  const read = firstSealed === -1 ? messages : messages.slice(0, firstSealed);
  return read.at(-1)?.id ?? null;
}

export const isLetter = ({ responseMode }: Pick<Message, 'responseMode'>) =>
  responseMode === 'ReadingResponse';

/** A thread in reading order: single letters, and the messages between them in groups. */
export type ThreadPart = { kind: 'letter'; letter: Message } | { kind: 'messages'; groups: Message[][] };

export function splitThread(messages: readonly Message[]): ThreadPart[] {
  const parts: ThreadPart[] = [];
  for (const group of groupBySender(messages)) {
    let isNewGroup = true;
    for (const message of group) {
      const last = parts.at(-1);
      if (isLetter(message)) parts.push({ kind: 'letter', letter: message });
      else if (last?.kind !== 'messages') parts.push({ kind: 'messages', groups: [[message]] });
      else if (isNewGroup) last.groups.push([message]);
      else last.groups.at(-1)?.push(message);
      isNewGroup = false;
    }
  }
  return parts;
}

const SHORT_QUESTION = 320;

/** The question, if it is loaded and short enough to be shown under the title. */
export function findShortQuestion(messages: readonly Message[], hasOlder: boolean): Message | undefined {
  const first = hasOlder ? undefined : messages[0];
  return first?.sender === 'member' && first.text.length <= SHORT_QUESTION ? first : undefined;
}

export interface DrawnCard {
  name: string;
  imagePath: string;
  isReversed: boolean;
  /** Its position in the spread; empty for a single card. */
  position: string;
  text: string;
}

/** The cards of a letter: those of its spread, else its single card. */
export function getDrawnCards({ cards, tarotCard }: Pick<Message, 'cards' | 'tarotCard'>): DrawnCard[] {
  if (cards.length > 0) {
    return cards.map(({ name, imagePath, reversed, position, text = '' }) => ({
      name,
      imagePath,
      isReversed: reversed,
      position,
      text,
    }));
  }
  if (tarotCard === null) return [];
  return [
    { name: tarotCard.tarot, imagePath: tarotCard.imagePath, isReversed: false, position: '', text: '' },
  ];
}

export interface Paragraph {
  isQuote: boolean;
  text: string;
}

/** Splits a text at empty lines; lines that begin with '>' are a quotation. */
export function splitParagraphs(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/)) {
    const isQuote = /^> ?/.test(line);
    const unquoted = line.replace(/^> ?/, '');
    const last = found.at(-1);
    if (line.trim() === '') isNew = true;
    else if (isNew || last === undefined || last.isQuote !== isQuote) {
      found.push({ isQuote, text: unquoted });
      isNew = false;
    } else last.text += `\n${unquoted}`;
  }
  return found;
}

/** Appends `quoted` to the typed text: each line marked, then an empty line for the reply. */
export function appendQuote(typed: string, quoted: string): string {
  const lines = quoted
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd());
  const before = typed.trim() === '' ? '' : `${typed.trimEnd()}\n\n`;
  return `${before}${lines.join('\n')}\n\n`;
}

/** Merges two lists of messages, oldest first; duplicates are taken from `newer`. */
export function mergeMessages(older: readonly Message[], newer: readonly Message[]): Message[] {
  const byId = new Map([...older, ...newer].map((message) => [message.id, message]));
  return [...byId.values()].sort(
    (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id,
  );
}
