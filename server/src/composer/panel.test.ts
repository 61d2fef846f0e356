import { expect, test } from 'vitest';
import { SPREADS } from '#contract/tarot/spreads.ts';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { AN_INPUT, tarotCard } from '../../testing/composer/draftInputs.ts';
import { findLetterFaults } from '../../testing/composer/findLetterFaults.ts';
import heldOut from './heldOutPanel.fixture.json' with { type: 'json' };
import panel from './panel.fixture.json' with { type: 'json' };
import type { DraftInput } from '../adapters/drafts/drafts.ts';
import { composeLetter } from './composeLetter.ts';

type PanelEntry = readonly (string | string[] | { never: string[] })[];

/** Each question with what a good answer takes up: of each point one of the words; and what it must never say. */
const readPanel = (entries: readonly PanelEntry[]) =>
  entries.map(([question, ...rest]) => ({
    question: question as string,
    points: rest.filter((words) => Array.isArray(words)),
    never: rest.flatMap((words) => (typeof words === 'object' && 'never' in words ? words.never : [])),
  }));
const PANEL = readPanel(panel);
/**
 * 330 questions that were held out. Twenty were written by someone who knew parts of the composer, and met 43 of 49
 * points at first; twenty, forty, sixty, fifty and fifty by others who knew nothing of it: 51 of 59, 107 of 124 (86 %),
 * 147 of 210 (70 %), 147 of 167 (88 %), and 151 of 168 (89.9 %). Forty were written by someone who had read the
 * composer and not yet a letter of it, and measured once after three rounds of mending by other questions: 124 of 126
 * (98.4 %). The composer before those rounds meets 123 of them, so they are easier than the fifty before, or were written
 * with it in mind. The last fifty are by two who knew nothing of it: 182 of 189 (96.3 %), measured once. After each the
 * composer was mended: how unknown questions fare, only new ones by others can tell.
 */
const HELD_OUT = readPanel(heldOut);
const MET_SHARE = 0.9;

const inputFor = (question: string, n: number): DraftInput => {
  const spread = SPREADS[n % SPREADS.length]!;
  const cards = spread.positions.map((position, at) =>
    tarotCard(position, TAROT_CARDS[(n * 17 + at * 29) % TAROT_CARDS.length]!.name, (n + at) % 3 === 0),
  );
  return { ...AN_INPUT, seed: `panel ${n}`, question, spread: spread.name, cards };
};

const findMissed = (entries: typeof PANEL): string[] =>
  entries.flatMap(({ question, points }, n) => {
    const letter = readLetter(question, n);
    return points
      .filter((words) => !words.some((word) => letter.includes(toPlain(word))))
      .map((words) => `${words.join(' or ')}: ${question}`);
  });

const toPlain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
const letters = new Map<string, string>();
/** With a space on each side, so that a panel can ask for a whole word. Composed once for all tests. */
function readLetter(question: string, n: number): string {
  const key = `${n} ${question}`;
  const known = letters.get(key);
  if (known !== undefined) return known;
  const letter = ` ${toPlain(composeLetter(inputFor(question, n)).personalityMessage)} `;
  letters.set(key, letter);
  return letter;
}

test('no person is mistaken for another', () => {
  const mistaken = HELD_OUT.flatMap(({ question, never }, n) => {
    const letter = readLetter(question, n);
    return never.filter((words) => letter.includes(toPlain(words))).map((words) => `${words}: ${question}`);
  });
  expect(mistaken).toEqual([]);
});

test.each([
  ['a hundred questions', PANEL],
  ['those that were held out', HELD_OUT],
])('nine tenths of the things that %s name are mentioned in the letter', (_, entries) => {
  const missed = findMissed(entries);
  const points = entries.reduce((count, entry) => count + entry.points.length, 0);
  expect({ missed, isMet: missed.length <= points * (1 - MET_SHARE) }).toMatchObject({ isMet: true });
});

test.each([...PANEL, ...HELD_OUT].map(({ question }, n) => [question, n] as const))(
  'is answered without a fault: %s',
  (question, n) => {
    const input = inputFor(question, n);
    expect(findLetterFaults(composeLetter(input).personalityMessage, input)).toEqual([]);
  },
);

test('twenty-four letters to one member share at most a tenth of their sentences', () => {
  const read: string[] = [];
  let all = 0;
  let repeated = 0;
  for (let n = 0; n < 24; n++) {
    const earlier = read.toReversed().map((text) => ({ text, on: '2026-05-01' }));
    const input = inputFor(PANEL[(n * 7) % PANEL.length]!.question, n * 5);
    const text = composeLetter({ ...input, memory: { letters: earlier, cards: [] } }).personalityMessage;
    const sentences = text
      .split('\n\n')
      .slice(1)
      .flatMap((paragraph) => paragraph.split(/(?<=[.?!]) /));
    all += sentences.length;
    repeated += sentences.filter((sentence) => read.some((letter) => letter.includes(sentence))).length;
    read.push(text);
  }
  expect(repeated / all).toBeLessThanOrEqual(0.1);
});

test('the letter consists of its frame and the passages', () => {
  const { personalityMessage, frame, passages } = composeLetter(AN_INPUT);
  expect(passages?.map(({ position }) => position)).toEqual(['Situation', 'Obstacle', 'Advice']);
  for (const { text } of passages!) {
    expect(personalityMessage).toContain(text);
    expect(frame).not.toContain(text);
  }
  expect(frame!.length + passages!.reduce((sum, { text }) => sum + text.length + 2, 0)).toBe(
    personalityMessage.length,
  );
});
