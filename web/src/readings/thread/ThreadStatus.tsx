import { useState } from 'react';
import type { Message } from '#contract/readings/shapes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { isLetter } from './threadRules.ts';

/** Says to screen readers what has come into an open thread. */
export function ThreadStatus({ messages }: { messages: readonly Message[] }) {
  const newest = messages.at(-1);
  const newestId = newest?.id ?? 0;
  const [latest, setLatest] = useState({ id: newestId, text: '' });
  if (newest !== undefined && newestId > latest.id)
    setLatest({ id: newestId, text: describeArrival(newest) });
  return (
    <VisuallyHidden>
      <span role="status">
        {/* The key makes the same words an addition, which is read again. What was taken back is not said any more. */}
        {newestId === latest.id && <span key={latest.id}>{latest.text}</span>}
      </span>
    </VisuallyHidden>
  );
}

function describeArrival(message: Message): string {
  if (message.sender === 'member') return 'Your message is sent';
  const sender = message.writerPersonality?.firstName ?? 'Your reader';
  return `${sender} has sent you a ${isLetter(message) ? 'letter' : 'message'}`;
}
