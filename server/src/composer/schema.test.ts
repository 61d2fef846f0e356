import { expect, test } from 'vitest';
import { z } from 'zod';
import { MOON_PHASES } from '#contract/astrology/codes.ts';
import { ZODIAC } from '#contract/profiles/codes.ts';
import { MINOR_SUITS } from '#contract/tarot/codes.ts';
import { SPREADS } from '#contract/tarot/spreads.ts';
import angles from './angles.json' with { type: 'json' };
import bridges from './bridges.json' with { type: 'json' };
import answers from './answers.json' with { type: 'json' };
import care from './care.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import matters from './question/matters.json' with { type: 'json' };
import passages from './passages.json' with { type: 'json' };
import places from './spreadPositions.json' with { type: 'json' };
import sky from './sky.json' with { type: 'json' };
import spreads from './spreads.json' with { type: 'json' };
import { TOPICS } from './topics.ts';
import ties from './ties.json' with { type: 'json' };
import topicWords from './topicWords.json' with { type: 'json' };
import turns from './pairing.json' with { type: 'json' };

/** Text with no placeholders but these. */
const textWith = (...slots: readonly string[]) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/)
    .refine((text) => [...text.matchAll(/\{(.*?)\}/g)].every(([, slot]) => slots.includes(slot!)));
/** Alternative phrases without duplicates. */
const waysWith = (...slots: readonly string[]) =>
  z
    .array(textWith(...slots))
    .min(1)
    .refine((ways) => new Set(ways).size === ways.length);

const words = textWith();
const ways = waysWith();
const role = z.enum(Object.keys(places.roles));
const bridge = waysWith('matter', 'there');
const pair = waysWith('a', 'A', 'b', 'aWord', 'bWord', 'matter', 'aKeynote', 'bKeynote');
const bySign = z.record(z.enum(Object.values(ZODIAC)), ways);
const placed = ['card', 'Card', 'place', 'Place'];
const pictured = waysWith(...placed, 'picture', 'Picture');
const worded = waysWith(...placed, 'words');
const asked = waysWith(
  'subjects',
  'more',
  'told',
  'quote',
  'second',
  'asking',
  'since',
  'deadline',
  'a',
  'b',
  'who',
  'Who',
  'things',
  'suggestion',
  'word',
  'key',
  'Key',
  'card',
  'Card',
  'month',
  'nth',
  'against',
  'Against',
  'Subjects',
  'Since',
);
const cared = z.strictObject({ openings: ways, help: ways, thoughts: ways, tries: ways });

test.each([
  ['angles', z.record(z.enum(TOPICS), z.record(z.enum(['major', ...MINOR_SUITS]), ways)), angles],
  ['bridges', z.record(role, z.union([bridge, z.strictObject({ easy: bridge, hard: bridge })])), bridges],
  [
    'care',
    z.strictObject({
      care: z.strictObject({
        illness: cared,
        othersIllness: cared,
        miscarriage: cared,
        bereavement: cared,
        scam: cared,
        infertility: cared,
        pregnancy: cared,
      }),
      last: ways,
      law: z.strictObject({ openings: ways, help: ways, focus: ways, tries: ways }),
    }),
    care,
  ],
  [
    'frame',
    z.strictObject({
      salutations: waysWith('name'),
      greetings: ways,
      howToRead: ways,
      goingOn: ways,
      last: ways,
    }),
    frame,
  ],
  [
    'passages',
    z.strictObject({
      withPicture: pictured,
      withPictureLater: pictured,
      withWords: worded,
      withWordsLater: worded,
      oracle: waysWith(...placed, 'keynote'),
      toTheTopic: bridge,
      leads: waysWith('meaning'),
      reversed: ways,
      wordsAlone: waysWith('words'),
      asking: waysWith('question'),
    }),
    passages,
  ],
  [
    'places',
    z.strictObject({ roles: z.record(z.string(), ways), timesAndParts: z.record(z.string(), ways) }),
    places,
  ],
  [
    'sky',
    z.strictObject({
      phases: z.record(z.enum(MOON_PHASES), ways),
      sun: bySign,
      moon: bySign,
      rising: bySign,
    }),
    sky,
  ],
  ['spreads', z.partialRecord(z.enum(SPREADS.map(({ name }) => name)), ways), spreads],
  [
    'topicWords',
    z.record(
      z.enum(TOPICS),
      z.strictObject({ matter: words, there: words, openings: ways, thoughts: ways, tries: ways }),
    ),
    topicWords,
  ],
  ['ties', z.record(z.string(), z.record(z.string(), waysWith('subject', 'a', 'b'))), ties],
  ['answers', z.record(z.string(), z.union([asked, z.record(z.string(), asked)])), answers],
  [
    'matters',
    z.record(
      z.string(),
      z.strictObject({
        pattern: z.string(),
        phrase: words,
        owned: textWith('who', 'owner').optional(),
        say: waysWith('who', 'them', 'their', 'they'),
        do: waysWith('who', 'them', 'their', 'they'),
      }),
    ),
    matters,
  ],
  [
    'turns',
    z.strictObject({
      any: pair,
      knotAndHelp: pair,
      strengthAndHelp: pair,
      knotAndMirror: pair,
      oneSuit: pair,
      twoWaysUp: pair,
      oracle: pair,
    }),
    turns,
  ],
])('%s.json has the shape and the slots that the composer needs', (_, shape, content) =>
  expect(shape.safeParse(content).error?.issues).toBe(undefined),
);
