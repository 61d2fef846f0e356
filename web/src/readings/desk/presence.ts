import { useEffect, useRef, useState } from 'react';
import type { PresenceEvent } from '#contract/liveEvents.ts';
import { setPresence } from '#contract/readings/calls.ts';
import type { PresenceState } from '#contract/readings/codes.ts';
import { send } from '../../platform/send.ts';

/** The server forgets a writer after 30 seconds, so whoever stays says so before that. */
const FORGOTTEN_AFTER_MS = 30_000;
const TOLD_EVERY_MS = 20_000;
const STOPPED_TYPING_AFTER_MS = 8_000;

export interface Present {
  requestId: number;
  writer: PresenceEvent['writer'];
  state: PresenceState;
  at: number;
}

/** Who is at which request after one more event; a writer is at one request at a time. */
export function afterPresence(present: readonly Present[], event: PresenceEvent, at: number): Present[] {
  const { requestId, writer, state } = event;
  const isSame = (known: Present) => known.writer.id === writer.id && known.requestId === requestId;
  const others = present.filter((known) => !isSame(known) && at - known.at < FORGOTTEN_AFTER_MS);
  return state === 'left' ? others : [...others, { requestId, writer, state, at }];
}

/** The other writers at each request, as they come and go. */
export function usePresentWriters(ownId: number) {
  const [present, setPresent] = useState<readonly Present[]>([]);
  const isAnyone = present.length > 0;
  useEffect(() => {
    if (!isAnyone) return;
    const forget = setInterval(() => {
      const now = Date.now();
      setPresent((known) => known.filter(({ at }) => now - at < FORGOTTEN_AFTER_MS));
    }, 5_000);
    return () => clearInterval(forget);
  }, [isAnyone]);
  return {
    present,
    hear: (event: PresenceEvent) => {
      if (event.writer.id !== ownId) setPresent((known) => afterPresence(known, event, Date.now()));
    },
  };
}

/** Tells the other writers that this one looks at a request, and when they type; gives what to call at each key. */
export function useTellPresence(requestId: number): () => void {
  const isTyping = useRef(false);
  const stopped = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const now = () => tell(requestId, isTyping.current ? 'typing' : 'viewing');
    now();
    const again = setInterval(now, TOLD_EVERY_MS);
    return () => {
      clearInterval(again);
      clearTimeout(stopped.current);
      isTyping.current = false;
      tell(requestId, 'left');
    };
  }, [requestId]);
  return () => {
    if (!isTyping.current) tell(requestId, 'typing');
    isTyping.current = true;
    clearTimeout(stopped.current);
    stopped.current = setTimeout(() => {
      isTyping.current = false;
      tell(requestId, 'viewing');
    }, STOPPED_TYPING_AFTER_MS);
  };
}

// Nobody waits for it, and the next one says the same again: a failure is nothing to tell the writer.
const tell = (id: number, state: PresenceState) => void send(setPresence, { id, state }).catch(() => {});

/** 'Mina is typing', 'Mina and Jo are here too'; nothing while one is alone. */
export function presenceWords(present: readonly Present[]): string {
  const typing = present.filter(({ state }) => state === 'typing');
  const shown = typing.length > 0 ? typing : present;
  if (shown.length === 0) return '';
  const names = new Intl.ListFormat('en').format(shown.map(({ writer }) => writer.name));
  return `${names} ${shown.length === 1 ? 'is' : 'are'} ${typing.length > 0 ? 'typing' : 'here too'}`;
}
