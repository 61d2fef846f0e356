import { ASPECTS } from '#contract/astrology/codes.ts';
import type { DraftInput } from '../adapters/drafts/drafts.ts';
import { cleanName } from './frame.ts';
import words from './otherPerson.json' with { type: 'json' };
import { optionalSentence, type Paragraph, requiredSentence } from './paragraphs.ts';
import { fillTemplate, type PhrasePicker } from './phrasePicker.ts';

/** Mentions the other person by name and, if astrology was requested, the aspects between the two charts. */
export function composeOtherPerson(
  { otherPerson, isAstrology }: DraftInput,
  picker: PhrasePicker,
): Paragraph {
  if (otherPerson === null) return [];
  const { firstName, aspects } = otherPerson;
  const name = cleanName(firstName);
  if (name === '') return [];
  const shownAspects = isAstrology ? aspects : [];
  return [
    requiredSentence(fillTemplate(picker.pickPhrase(words.named), { name })),
    ...shownAspects.map(({ a, b, kind }) =>
      optionalSentence(fillTemplate(picker.pickPhrase(words.aspects[ASPECTS[kind].tone]), { a, b, name })),
    ),
  ];
}
