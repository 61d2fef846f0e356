import { expect, test } from 'vitest';
import { speaksOfDanger } from './safety.ts';

test.each([
  'I want to die',
  'Some days I just wanna die.',
  'i’ve been thinking about killing myself',
  'I might   hurt\nmyself tonight',
  'My daughter is suicidal and I am lost',
  'I am ending my life soon',
  'They would be better off without me',
  "I don't want to live anymore",
  'There is no reason to go on',
  'SELF-HARM has come back',
  'I started cutting myself again',
  'I will take my life today',
  'My husband hits me when he drinks',
  'He threatened to kill me',
  'I am afraid for my safety',
])('"%s" meets help', (text) => expect(speaksOfDanger(text)).toBe(true));

test.each([
  'I drew Death, the Tower and the Ten of Swords',
  'The suicide king keeps turning up',
  'I am dying to know whether he loves me',
  'My job is a dead end and my boss will kill me if I leave',
  'Should I cut myself some slack?',
  'I want to take my life in my own hands',
  'How do I take my life to the next level?',
  'I nearly died laughing',
  'It hits me hard each autumn',
  'She hit me with her car door by accident',
  'My grandmother died and I miss her',
  'I wish to diet again',
  'I do not want to be here in this job in five years',
])('"%s" is a question like any other', (text) => expect(speaksOfDanger(text)).toBe(false));

test('no text of the longest kind takes long to look through', () => {
  const started = performance.now();
  expect(speaksOfDanger('end my my my want to do not wish i '.repeat(300))).toBe(false);
  expect(performance.now() - started).toBeLessThan(100);
});
