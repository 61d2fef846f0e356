import { expect, test } from 'vitest';
import { A_VOICE, AN_INPUT } from '../../testing/composer/draftInputs.ts';
import { findLetterFaults } from '../../testing/composer/findLetterFaults.ts';
import { composeLetter } from './composeLetter.ts';
import { classifyNote } from './notes.ts';

test.each([
  ['Thanks!', 'thanks'],
  [
    'Thank you so much for your letter, it made me cry in a good way. You were right about my sister!',
    'thanks',
  ],
  ['Oh wow, thank you. That is exactly it.', 'thanks'],
  ['I talked to my mother today. Thank you for your kind words.', 'thanks'],
  ['Thank you for the last reading. I talked to my mother as you suggested and it went badly.', undefined],
  ['Thanks for the letter. Will he call me now?', undefined],
  ['Thanks in advance! Love, general reading.', undefined],
  ['My boss never thanks me.', undefined],
  ['❤️🙏', 'thanks'],
  ['💔', undefined],
  ['Your last reading was complete rubbish, nothing you said came true. I want my money back.', 'complaint'],
  ['I am disappointed with your answer.', 'complaint'],
  ['Can I get a refund for this reading?', 'complaint'],
  ['I do not agree with this at all.', 'complaint'],
  ['Sorry, but your cards were simply wrong.', 'complaint'],
  ['I don’t agree with your last letter', 'complaint'],
  ['I don’t agree with this plan of his.', undefined],
  ['He wants me to sell the house. I don’t agree with this at all.', undefined],
  ['Could it be that the cards were wrong about him?', undefined],
  ['Will I get my money back from my brother?', undefined],
  ['You told me my sister would write and she hasn’t.', 'complaint'],
  ['My mother told me he would write and he did not.', undefined],
  ['I am disappointed with my job.', undefined],
  ['are you even a real person or just AI???', 'aboutUs'],
  ['Is this written by AI?', 'aboutUs'],
  ['Is he a real person?', undefined],
  ['Should I work in AI?', undefined],
] as const)('%s is a note of this kind: %s', (text, kind) => expect(classifyNote(text)).toBe(kind));

const writeNote = (question: string, seed: string) => {
  const input = { ...AN_INPUT, spread: null, cards: [], question, seed };
  const text = composeLetter(input).personalityMessage;
  expect(findLetterFaults(text, input)).toEqual([]);
  return text;
};
const SEEDS = Array.from({ length: 40 }, (_, n) => `${n}`);

test('thanks are answered with thanks, without a reading and without a task', () => {
  for (const seed of SEEDS) {
    const text = writeNote('Thank you for your letter. You were right about my sister!', seed);
    expect(text).toMatch(/thank|kind/i);
    expect(text).not.toMatch(/\b(?:moon|sun|question|you ask|one thing to do)\b/i);
    expect(text.split(/\s+/).length).toBeLessThan(60);
  }
});

test('a complaint is answered with an apology, and a wish for a refund with the way to it', () => {
  for (const seed of SEEDS) {
    const text = writeNote('Your last reading was rubbish. I want my money back.', seed);
    expect(text).toContain('sorry');
    expect(text).toContain('Contact Us');
    expect(writeNote('Your last reading was rubbish.', seed)).not.toContain('Contact Us');
  }
});

test('whether a person writes is left for the reader to say', () => {
  for (const seed of SEEDS)
    expect(writeNote('are you a real person or just AI?', seed)).not.toMatch(
      /\b(?:I am|I’m|we are|human|person|machine)\b/i,
    );
});

test('with cards, it is a reading', () => {
  const text = composeLetter({ ...AN_INPUT, question: 'Thanks!' }).personalityMessage;
  for (const { name } of AN_INPUT.cards) expect(text).toContain(name);
});

test('a note ends as the reader likes to end', () => {
  const input = { ...AN_INPUT, spread: null, cards: [], question: 'Thanks!', voice: A_VOICE };
  expect(composeLetter(input).personalityMessage).toMatch(
    /^My dear Maya,[^]*Warmly, until the next letter\.$/,
  );
});
