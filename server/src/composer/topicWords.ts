import type { Topic } from './topics.ts';
import topicWords from './topicWords.json' with { type: 'json' };

/** How a topic is spoken of. */
export interface TopicWords {
  /** 'this question of work' */
  matter: string;
  /** 'at work': where it happens. */
  there: string;
  /** The first sentences of a letter. */
  openings: readonly string[];
  /** What can be said about it before anything is drawn. */
  thoughts: readonly string[];
  /** One small thing to try. */
  tries: readonly string[];
}

export const TOPIC_WORDS: Readonly<Record<Topic, TopicWords>> = topicWords;
