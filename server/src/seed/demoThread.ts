import type { RequestStatus } from '#contract/readings/codes.ts';
import type { DemoMember, ReaderName } from './demoPeople.ts';

/** What one member asked and what came of it; read by `demo.ts` into rows. */
export interface DemoThread {
  member: DemoMember['name'];
  title: string;
  status: RequestStatus;
  reader: ReaderName | null;
  isRushed?: true;
  isOracle?: true;
  isAstrology?: true;
  numberOfTarotCards?: number;
  /** Hours before now at which the question was asked. */
  askedHoursAgo: number;
  /** The question first. */
  messages: readonly DemoMessage[];
  /** How many of the last messages the other side has not read. */
  unread?: { forMember?: number; forWriters?: number };
}

export interface DemoMessage {
  by: 'member' | ReaderName;
  /** Hours after the question. */
  after: number;
  /** Paragraphs. */
  text: readonly string[];
  /** An answer, and no message in between: the cards that lie on the letter. */
  cards?: readonly DemoCard[];
  /** How they lie, where they are one of the spreads. */
  spread?: string;
}

export interface DemoCard {
  name: string;
  position: string;
  isReversed?: true;
  text?: string;
}
