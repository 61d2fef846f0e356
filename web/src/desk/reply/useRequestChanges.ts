import { useState } from 'react';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { replyModeFor } from '#contract/readings/rules.ts';
import { defaultLayout, type ReplyValues } from '../replyValues.ts';
import { getInitialSpread } from '../spread/spreadCards.ts';
import { hasContent } from './replyForm.ts';

/**
 * Updates the form when the number of cards changes, another writer draws or answers, or the request is reopened, unless
 * something the writer entered would be lost.
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
  if (seen.numberOfTarotCards === numberOfTarotCards && seen.draw === draw && seen.status === status) return;
  setSeen({ numberOfTarotCards, draw, status });
  const isOther = (status === 'OPENED') !== (seen.status === 'OPENED');
  if (isOther && !hasContent(form.values)) form.set('responseMode', replyModeFor(status));
  const { spreadCards: before, tarotCardName, image } = form.values;
  const spreadCards = draw === seen.draw ? before : getInitialSpread(draw, before);
  if (spreadCards !== before) form.set('spreadCards', spreadCards);
  if (tarotCardName === null && image === null) form.set('layout', defaultLayout(request, spreadCards));
}
