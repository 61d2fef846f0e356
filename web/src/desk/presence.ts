import { useEffect, useRef, useState } from 'react';
import type { PresenceEvent } from '#contract/liveEvents.ts';
import { setPresence } from '#contract/readings/calls.ts';
import type { PresenceState } from '#contract/readings/codes.ts';
import { send } from '../platform/send.ts';

/** A writer whose last report is older is no longer shown: the server stores no reports. */
const PRESENCE_TTL_MS = 30_000;
const REPORT_INTERVAL_MS = 20_000;
/** A page that has just been loaded opens its stream within this time (`whenQuiet`), and misses the first report. */
const SECOND_REPORT_MS = 6_000;
const TYPING_TIMEOUT_MS = 8_000;

export interface PresentWriter {
  requestId: number;
  writer: PresenceEvent['writer'];
  state: PresenceState;
  at: number;
}

/** The writers at each request after an event; one with two windows may be at two requests. */
export function applyPresenceEvent(
  present: readonly PresentWriter[],
  event: PresenceEvent,
  at: number,
): PresentWriter[] {
  const { requestId, writer, state } = event;
  const isSame = (known: PresentWriter) => known.writer.id === writer.id && known.requestId === requestId;
  const others = present.filter((known) => !isSame(known) && at - known.at < PRESENCE_TTL_MS);
  return state === 'left' ? others : [...others, { requestId, writer, state, at }];
}

/** The other writers at each request, kept up to date by live events. */
export function usePresentWriters(ownId: number) {
  const [present, setPresent] = useState<readonly PresentWriter[]>([]);
  const isAnyone = present.length > 0;
  useEffect(() => {
    if (!isAnyone) return;
    const forget = setInterval(() => {
      const now = Date.now();
      setPresent((known) => known.filter(({ at }) => now - at < PRESENCE_TTL_MS));
    }, 5_000);
    return () => clearInterval(forget);
  }, [isAnyone]);
  return {
    present,
    applyEvent: (event: PresenceEvent) => {
      if (event.writer.id !== ownId) setPresent((known) => applyPresenceEvent(known, event, Date.now()));
    },
  };
}

/** Reports that this writer views a request, and when they type; returns a function to call at each key press. */
export function useSetPresence(requestId: number): () => void {
  const isTyping = useRef(false);
  const stopped = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const now = () => sendPresence(requestId, isTyping.current ? 'typing' : 'viewing');
    now();
    const second = setTimeout(now, SECOND_REPORT_MS);
    const again = setInterval(now, REPORT_INTERVAL_MS);
    return () => {
      clearTimeout(second);
      clearInterval(again);
      clearTimeout(stopped.current);
      isTyping.current = false;
      sendPresence(requestId, 'left');
    };
  }, [requestId]);
  return () => {
    if (!isTyping.current) sendPresence(requestId, 'typing');
    isTyping.current = true;
    clearTimeout(stopped.current);
    stopped.current = setTimeout(() => {
      isTyping.current = false;
      sendPresence(requestId, 'viewing');
    }, TYPING_TIMEOUT_MS);
  };
}

// The next report replaces this one, so a failure is ignored.
const sendPresence = (id: number, state: PresenceState) =>
  void send(setPresence, { id, state }).catch(() => {});

/** 'Mina is typing', 'Mina and Jo are here too'; empty when nobody else is there. */
export function describePresence(present: readonly PresentWriter[]): string {
  const typing = present.filter(({ state }) => state === 'typing');
  const shown = typing.length > 0 ? typing : present;
  if (shown.length === 0) return '';
  const names = new Intl.ListFormat('en').format(shown.map(({ writer }) => writer.name));
  return `${names} ${shown.length === 1 ? 'is' : 'are'} ${typing.length > 0 ? 'typing' : 'here too'}`;
}
