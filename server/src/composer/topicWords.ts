import type { Topic } from './topics.ts';
import topicWords from './topicWords.json' with { type: 'json' };

/** Phrases for a topic. */
export interface TopicWords {
  /** 'this question of work' */
  matter: string;
  /** 'at work': the place. */
  there: string;
  /** The first sentences of a letter. */
  openings: readonly string[];
  /** General thoughts for a letter without cards. */
  thoughts: readonly string[];
  /** One small thing to try. */
  suggestions: readonly string[];
}

export const TOPIC_WORDS: Readonly<Record<Topic, TopicWords>> = topicWords;
