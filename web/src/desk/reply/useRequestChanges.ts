import { useState } from 'react';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { replyModeFor } from '#contract/readings/rules.ts';
import { defaultLayout, type ReplyValues } from '../replyValues.ts';
import { getInitialSpread } from '../spread/spreadCards.ts';
import { hasContent } from './replyForm.ts';

/**
 * Updates the form when the number of cards changes, another writer draws or answers, or the request is reopened, unless
 * something the writer entered would be lost.
 * @returns to be called when the writer's own answer was sent: its status may arrive late, and then changes no mode that
 * the writer has chosen since
 */
export function useRequestChanges(
  form: {
    values: ReplyValues;
    set: <Name extends 'spreadCards' | 'layout' | 'responseMode'>(
      name: Name,
      value: ReplyValues[Name],
    ) => void;
  },
  request: ReadingRequest,
) {
  const { numberOfTarotCards, draw, status } = request;
  const [seen, setSeen] = useState({ numberOfTarotCards, draw, status });
  const [hasAnswered, setAnswered] = useState(false);
  const expectAnswered = () => setAnswered(true);
  if (seen.numberOfTarotCards === numberOfTarotCards && seen.draw === draw && seen.status === status)
    return expectAnswered;
  setSeen({ numberOfTarotCards, draw, status });
  const isOther = (status === 'OPENED') !== (seen.status === 'OPENED');
  const isOwnAnswer = hasAnswered && status !== 'OPENED';
  if (isOther) setAnswered(false);
  if (isOther && !isOwnAnswer && !hasContent(form.values)) form.set('responseMode', replyModeFor(status));
  const { spreadCards: before, tarotCardName, image } = form.values;
  const spreadCards = draw === seen.draw ? before : getInitialSpread(draw, before);
  if (spreadCards !== before) form.set('spreadCards', spreadCards);
  if (tarotCardName === null && image === null) form.set('layout', defaultLayout(request, spreadCards));
  return expectAnswered;
}
