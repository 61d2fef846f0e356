import { expect, test } from 'vitest';
import { z } from 'zod';
import { MOON_PHASES } from '#contract/astrology/codes.ts';
import { ZODIAC } from '#contract/profiles/codes.ts';
import { MINOR_SUITS } from '#contract/tarot/codes.ts';
import { SPREADS } from '#contract/tarot/spreads.ts';
import suitMeanings from './suitMeanings.json' with { type: 'json' };
import bridges from './bridges.json' with { type: 'json' };
import answers from './answers.json' with { type: 'json' };
import care from './care.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import matters from './question/matters.json' with { type: 'json' };
import notes from './notes.json' with { type: 'json' };
import passages from './passages.json' with { type: 'json' };
import spreadPositions from './spreadPositions.json' with { type: 'json' };
import sky from './sky.json' with { type: 'json' };
import spreads from './spreads.json' with { type: 'json' };
import { TOPICS } from './topics.ts';
import positionSentences from './positionSentences.json' with { type: 'json' };
import topicWords from './topicWords.json' with { type: 'json' };
import pairing from './pairing.json' with { type: 'json' };

/** Text with no placeholders but these. */
const buildTextShape = (...slots: readonly string[]) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/)
    .refine((text) => [...text.matchAll(/\{(.*?)\}/g)].every(([, slot]) => slots.includes(slot!)));
/** Alternative phrases without duplicates. */
const buildTemplateShape = (...slots: readonly string[]) =>
  z
    .array(buildTextShape(...slots))
    .min(1)
    .refine((templates) => new Set(templates).size === templates.length);

const words = buildTextShape();
const templates = buildTemplateShape();
const role = z.enum(Object.keys(spreadPositions.roles));
const bridge = buildTemplateShape('matter', 'there');
const pair = buildTemplateShape('a', 'A', 'b', 'aWord', 'bWord', 'matter', 'aKeynote', 'bKeynote');
const bySign = z.record(z.enum(Object.values(ZODIAC)), templates);
const placed = ['card', 'Card', 'place', 'Place'];
const pictured = buildTemplateShape(...placed, 'picture', 'Picture');
const templatesWithWords = buildTemplateShape(...placed, 'words');
const answerTemplates = buildTemplateShape(
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
  'them',
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
const careTexts = z.strictObject({
  openings: templates,
  help: templates,
  thoughts: templates,
  suggestions: templates,
});

test.each([
  [
    'suitMeanings',
    z.record(z.enum(TOPICS), z.record(z.enum(['major', ...MINOR_SUITS]), templates)),
    suitMeanings,
  ],
  ['bridges', z.record(role, z.union([bridge, z.strictObject({ easy: bridge, hard: bridge })])), bridges],
  [
    'care',
    z.strictObject({
      care: z.strictObject({
        illness: careTexts,
        ownDeath: careTexts,
        disaster: careTexts,
        war: careTexts,
        petIllness: careTexts,
        othersIllness: careTexts,
        miscarriage: careTexts,
        bereavement: careTexts,
        scam: careTexts,
        infertility: careTexts,
        pregnancy: careTexts,
      }),
      last: templates,
      law: z.strictObject({ openings: templates, help: templates, focus: templates, suggestions: templates }),
    }),
    care,
  ],
  [
    'frame',
    z.strictObject({
      salutations: buildTemplateShape('name'),
      greetings: templates,
      howToRead: templates,
      transitions: templates,
      last: templates,
      lastUnhurried: templates,
      otherLanguage: templates,
      otherLanguageCards: templates,
    }),
    frame,
  ],
  [
    'notes',
    z.strictObject({
      thanks: z.array(templates),
      complaint: z.array(templates),
      money: templates,
      aboutUs: z.array(templates),
    }),
    notes,
  ],
  [
    'passages',
    z.strictObject({
      withPicture: pictured,
      withPictureLater: pictured,
      withWords: templatesWithWords,
      withWordsLater: templatesWithWords,
      oracle: buildTemplateShape(...placed, 'keynote'),
      toTheTopic: bridge,
      leads: buildTemplateShape('meaning'),
      reversed: templates,
      wordsAlone: buildTemplateShape('words'),
      asking: buildTemplateShape('question'),
    }),
    passages,
  ],
  [
    'spreadPositions',
    z.strictObject({
      roles: z.record(z.string(), templates),
      timesAndParts: z.record(z.string(), templates),
    }),
    spreadPositions,
  ],
  [
    'sky',
    z.strictObject({
      phases: z.record(z.enum(MOON_PHASES), templates),
      sun: bySign,
      moon: bySign,
      rising: bySign,
    }),
    sky,
  ],
  ['spreads', z.partialRecord(z.enum(SPREADS.map(({ name }) => name)), templates), spreads],
  [
    'topicWords',
    z.record(
      z.enum(TOPICS),
      z.strictObject({
        matter: words,
        there: words,
        openings: templates,
        thoughts: templates,
        suggestions: templates,
      }),
    ),
    topicWords,
  ],
  [
    'positionSentences',
    z.record(z.string(), z.record(z.string(), buildTemplateShape('subject', 'a', 'b'))),
    positionSentences,
  ],
  [
    'answers',
    z.record(z.string(), z.union([answerTemplates, z.record(z.string(), answerTemplates)])),
    answers,
  ],
  [
    'matters',
    z.record(
      z.string(),
      z.strictObject({
        pattern: z.string(),
        phrase: words,
        owned: buildTextShape('who', 'owner').optional(),
        thoughts: buildTemplateShape('who', 'them', 'their', 'they'),
        suggestions: buildTemplateShape('who', 'them', 'their', 'they'),
      }),
    ),
    matters,
  ],
  [
    'pairing',
    z.strictObject({
      any: pair,
      hardObstacleEasyAdvice: pair,
      easyObstacleEasyAdvice: pair,
      hardObstacleHardAdvice: pair,
      sameSuit: pair,
      uprightAndReversed: pair,
      oracle: pair,
    }),
    pairing,
  ],
])('%s.json has the shape and the slots that the composer needs', (_, shape, content) =>
  expect(shape.safeParse(content).error?.issues).toBe(undefined),
);

test('no phrase is archaic or empty of meaning', () => {
  const content = {
    suitMeanings,
    bridges,
    answers,
    care,
    frame,
    matters,
    notes,
    passages,
    spreadPositions,
    sky,
    spreads,
  };
  const text = JSON.stringify({ ...content, positionSentences, topicWords, pairing });
  expect(
    text.match(
      /\b(?:I shall|you shall|nor do I|so there is talk of|it wants (?:measure|to be)|theirs is|sternest|lamp to look round|that is the loop|a hungry time|in the dock|a shorter walk than it looks|nearer to each other than they look|what can be said to it|let it be this\b)[^"]*/gi,
    ),
  ).toBeNull();
});
