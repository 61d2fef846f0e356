import cups from './topicTexts/cups.json' with { type: 'json' };
import majors from './topicTexts/majors.json' with { type: 'json' };
import oracle from './topicTexts/oracle.json' with { type: 'json' };
import pentacles from './topicTexts/pentacles.json' with { type: 'json' };
import swords from './topicTexts/swords.json' with { type: 'json' };
import wands from './topicTexts/wands.json' with { type: 'json' };
import type { DraftCard } from '../adapters/drafts/drafts.ts';
import type { QuestionSummary } from './questionSummary.ts';
import type { Topic } from './topics.ts';

interface TopicText {
  /** The topics for which the text is suitable. */
  topics: readonly string[];
  text: string;
}

const TAROT: Readonly<Record<string, { upright: readonly TopicText[]; reversed: readonly TopicText[] }>> = {
  ...majors,
  ...wands,
  ...cups,
  ...swords,
  ...pentacles,
};
const ORACLE: Readonly<Record<string, readonly TopicText[]>> = oracle;

const TEXT_TOPICS: Readonly<Record<Topic, string>> = {
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
export function cardTextsForTopic(
  { name, reversed, text }: DraftCard,
  { topic, points }: Pick<QuestionSummary, 'topic' | 'points'>,
): readonly string[] {
  const served = points.choice === undefined ? TEXT_TOPICS[topic] : 'decision';
  const texts = text === '' ? TAROT[name]?.[reversed ? 'reversed' : 'upright'] : ORACLE[name];
  return (texts ?? []).filter(({ topics }) => topics.includes(served)).map((one) => one.text);
}
