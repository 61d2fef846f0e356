import cups from './faces/cups.json' with { type: 'json' };
import majors from './faces/majors.json' with { type: 'json' };
import oracle from './faces/oracle.json' with { type: 'json' };
import pentacles from './faces/pentacles.json' with { type: 'json' };
import swords from './faces/swords.json' with { type: 'json' };
import wands from './faces/wands.json' with { type: 'json' };
import type { DraftCard } from '../adapters/drafts/drafts.ts';
import type { QuestionSummary } from './questionSummary.ts';
import type { Topic } from './topics.ts';

interface FaceText {
  /** The topics for which the text is suitable. */
  topics: readonly string[];
  text: string;
}

const TAROT: Readonly<Record<string, { upright: readonly FaceText[]; reversed: readonly FaceText[] }>> = {
  ...majors,
  ...wands,
  ...cups,
  ...swords,
  ...pentacles,
};
const ORACLE: Readonly<Record<string, readonly FaceText[]>> = oracle;

const FACE_TOPICS: Readonly<Record<Topic, string>> = {
  loss: 'grief',
  love: 'love',
  work: 'work',
  money: 'money',
  family: 'family',
  home: 'decision',
  study: 'self',
  friendship: 'self',
  self: 'self',
  decision: 'decision',
  timing: 'self',
  general: 'self',
};

/** The texts of a card for a topic, in its orientation; empty for a card without texts. */
export function faceTexts(
  { name, reversed, text }: DraftCard,
  { topic, points }: Pick<QuestionSummary, 'topic' | 'points'>,
): readonly string[] {
  const served = points.choice === undefined ? FACE_TOPICS[topic] : 'decision';
  const face = text === '' ? TAROT[name]?.[reversed ? 'reversed' : 'upright'] : ORACLE[name];
  return (face ?? []).filter(({ topics }) => topics.includes(served)).map((one) => one.text);
}
