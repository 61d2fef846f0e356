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

/** Texts for love and family speak of two people, so they also serve friends. Undefined where no texts fit. */
const TEXT_TOPICS: Readonly<Record<Topic, string | undefined>> = {
  loss: 'grief',
  love: 'love',
  work: 'work',
  money: 'money',
  family: 'family',
  home: undefined,
  study: 'self',
  friendship: 'family',
  self: 'self',
  decision: 'self',
  timing: 'self',
  general: 'self',
};

/** The texts of a card for a topic, in its orientation; empty for a card without texts. */
export function cardTextsForTopic(
  { name, reversed, text }: DraftCard,
  { topic, points, isForeign }: Pick<QuestionSummary, 'topic' | 'points' | 'isForeign'>,
): readonly string[] {
  const served = isForeign ? undefined : findTextTopic(topic, points);
  if (served === undefined) return [];
  const texts = text === '' ? TAROT[name]?.[reversed ? 'reversed' : 'upright'] : ORACLE[name];
  return (texts ?? []).filter(({ topics }) => topics.includes(served)).map((one) => one.text);
}

/** Texts for a decision speak of two ways, and so they need a choice between two. */
function findTextTopic(
  topic: Topic,
  { choice, people: [person] }: QuestionSummary['points'],
): string | undefined {
  if (choice?.b !== undefined) return 'decision';
  return topic === 'general' && person?.isAnimal === false ? 'family' : TEXT_TOPICS[topic];
}
