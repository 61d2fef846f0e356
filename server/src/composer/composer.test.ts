import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOON_PHASES } from '#contract/astrology/codes.ts';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { SPREADS } from '#contract/tarot/spreads.ts';
import { findLetterFaults } from '../../testing/composer/findLetterFaults.ts';
import {
  A_MEMORY,
  A_VOICE,
  AN_INPUT,
  INJECTIONS,
  inputs,
  oracleCard,
  QUESTIONS,
  tarotCard,
} from '../../testing/composer/draftInputs.ts';
import { createComposer } from './composer.ts';
import majors from './topicTexts/majors.json' with { type: 'json' };
import { summarizeQuestion } from './questionSummary.ts';
import { cardTextsForTopic } from './topicTexts.ts';
import { isForeign } from './question/language.ts';
import type { DraftInput } from '../adapters/drafts/drafts.ts';

const draft = async (input: Partial<DraftInput>) => {
  const { signal } = new AbortController();
  return (await createComposer().draft({ ...AN_INPUT, ...input }, { signal })).personalityMessage;
};
const countWords = (text: string) => text.split(/\s+/).length;
const createSeeds = (n: number) => Array.from({ length: n }, (_, k) => `request ${k}`);

test('a draft names the composer as its author, and the version', async () => {
  const { signal } = new AbortController();
  expect(await createComposer().draft(AN_INPUT, { signal })).toMatchObject({
    source: 'composer',
    promptVersion: 'composer-6',
  });
});

test('the same input gives the same text, and another seed another text', async () => {
  expect(await draft({})).toBe(await draft({}));
  expect(await draft({ seed: 'request 1, message 2' })).not.toBe(await draft({}));
});

test.each([
  ['I have felt empty since my graduation in May.', false],
  ['My wedding in May was a disaster.', false],
  ['Back in May my boss shouted at me.', false],
  ['She is cold since the party in May.', false],
  ['My wedding in May will be small.', true],
])('a letter says to do something before a date only if it lies ahead: %s', async (question, isAhead) => {
  const letters = await Promise.all(createSeeds(20).map((seed) => draft({ seed, question })));
  expect(letters.some((letter) => /\b(?:before|by) May\b/.test(letter))).toBe(isAhead);
});

test('one question and one spread have at least 2,000 texts', async () => {
  // Of fewer texts, one would be drawn twice: all 500 would differ with a probability below 1 in 10^26.
  const texts = new Set<string>();
  for (const seed of createSeeds(500)) texts.add(await draft({ seed }));
  expect(texts.size).toBe(500);
});

const IS_LONG = process.env['SOAK'] === '1';

describe('for any question and draw, a draft', () => {
  const timeout = IS_LONG ? 600_000 : 30_000;
  test(
    'names no other card, makes no forbidden claim or prediction, does not repeat itself, and is well written',
    { timeout },
    async () => {
      await fc.assert(
        fc.asyncProperty(inputs, async (input) => {
          expect(findLetterFaults(await draft(input), input)).toEqual([]);
        }),
        { numRuns: IS_LONG ? 20_000 : 1_000, ...(!IS_LONG && { seed: 9 }) },
      );
    },
  );

  test('can be written about every card in every position, upright and reversed', async () => {
    const positions = [
      ...new Set(SPREADS.flatMap((spread) => spread.positions)),
      'What my sister thinks',
      '',
    ];
    const drawn = positions.flatMap((position) => [
      ...TAROT_CARDS.flatMap(({ name }) => [tarotCard(position, name), tarotCard(position, name, true)]),
      ...ORACLE_CARDS.map(({ name }) => oracleCard(position, name)),
    ]);
    const faults = drawn.map(async (card, n) => {
      const input = { ...AN_INPUT, seed: `${n}`, question: QUESTIONS[n % QUESTIONS.length]!, cards: [card] };
      return findLetterFaults(await draft(input), input);
    });
    expect((await Promise.all(faults)).flat()).toEqual([]);
    // Some eleven thousand drafts, each searched for faults.
  }, 120_000);

  test('does not depend on the bio', async () => {
    const plain = await draft({});
    for (const bio of [...INJECTIONS, ...QUESTIONS]) expect(await draft({ bio })).toBe(plain);
  });

  test.each(INJECTIONS.filter((text) => !isForeign(text)))(
    'ignores the question: %.60s',
    async (question) => {
      expect(await draft({ question })).toBe(await draft({ question: '' }));
    },
  );

  test.each([...INJECTIONS, '', '42', 'x@example.test', 'a'.repeat(41)])(
    'does not use this as a name in the greeting: %.40s',
    async (firstName) => {
      expect(await draft({ firstName })).toMatch(/^(Hello|Hello and welcome|Good day),\n\n\p{Lu}/u);
    },
  );
});

describe('a draft', () => {
  test('greets the member by first name and is not signed', async () => {
    const text = await draft({});
    expect(text).toMatch(/^(Dear|Hello) Maya,\n\n/);
    expect(text).toMatch(/[.?!]$/);
  });

  test('names the cards in order, and which are reversed', async () => {
    for (const seed of createSeeds(50)) {
      const text = await draft({ seed });
      const at = ['Ten of Wands', 'The High Priestess reversed', 'Eight of Pentacles'].map((name) =>
        text.indexOf(name),
      );
      expect(at.toSorted((a, b) => a - b)).toEqual(at);
      expect(at).not.toContain(-1);
    }
  });

  test('says what each card means in its orientation', async () => {
    for (const seed of createSeeds(50)) {
      const text = (await draft({ seed })).toLowerCase();
      for (const card of AN_INPUT.cards)
        expect(
          [card.meaning, ...cardTextsForTopic(card, summarizeQuestion(AN_INPUT))].some((template) =>
            text.includes(template.toLowerCase()),
          ),
        ).toBe(true);
    }
  });

  test('is longer with more cards', async () => {
    const measureLengths = async (numberOfCards: number) => {
      const spread = SPREADS.find(({ positions }) => positions.length === numberOfCards)!;
      const cards = spread.positions.map((position, n) =>
        tarotCard(position, TAROT_CARDS[n * 7]!.name, n % 2 === 1),
      );
      const texts = await Promise.all(
        createSeeds(200).map((seed) => draft({ seed, spread: spread.name, cards })),
      );
      return texts.map(countWords).toSorted((a, b) => a - b);
    };
    const [withVoice, three, six, ten] = await Promise.all([1, 3, 6, 10].map(measureLengths));
    expect([withVoice!.at(0)! >= 130, withVoice!.at(-1)! <= 200]).toEqual([true, true]);
    expect([three!.at(0)! >= 220, three!.at(-1)! <= 320]).toEqual([true, true]);
    expect([six!.at(0)! > 320, ten!.at(0)! > 450, ten!.at(-1)! <= 750]).toEqual([true, true, true]);
  });

  test('gives an oracle card’s line and text, and never calls it reversed', async () => {
    const cards = [
      oracleCard('Past', 'The Lantern'),
      oracleCard('Present', 'New Moon'),
      oracleCard('Future', 'Moon in Leo'),
    ];
    for (const seed of createSeeds(50)) {
      const text = await draft({ seed, style: 'oracle', spread: 'Past, present, future', cards });
      for (const card of cards) {
        expect(text).toContain(`‘${card.meaning}’`);
        expect(text).toContain(card.text.split(/(?<=[.?]) /u, 1)[0]);
      }
      expect(text).not.toMatch(/reversed|upright|upside down/i);
    }
  });

  test('does not repeat itself if a card was entered twice', async () => {
    const cards = ['Past', 'Present', 'Future'].map((position) => tarotCard(position, 'The Star'));
    for (const seed of createSeeds(100))
      expect(findLetterFaults(await draft({ seed, cards }), { ...AN_INPUT, cards })).toEqual([]);
  });

  test('uses a position name that a writer entered, on one line and without markup', async () => {
    const cards = [tarotCard('What my <b>mother</b>\nthinks', 'The Star')];
    for (const seed of createSeeds(20))
      expect(await draft({ seed, cards })).toContain('place called ‘What my b mother b thinks’');
  });
});

test('a card’s text fits the topic', async () => {
  const cards = [tarotCard('Advice', 'The Star')];
  expect(await draft({ question: 'What about my job?', cards })).toContain(
    'Aim a little further than the next bill',
  );
  expect(await draft({ question: 'What about my marriage?', cards })).toContain('something mild between you');
});

test('a card that was drawn before is mentioned as such', async () => {
  const cards = [tarotCard('Present', 'Ten of Wands'), tarotCard('Future', 'The Star')];
  const texts = await Promise.all(createSeeds(20).map((seed) => draft({ seed, cards, memory: A_MEMORY })));
  expect(texts.some((text) => /Ten of Wands again, for the third time since May/.test(text))).toBe(true);
});

test('two readers’ drafts for the same question sound different', async () => {
  const [withVoice, withoutVoice] = [await draft({ voice: A_VOICE }), await draft({ voice: null })];
  expect(withVoice).toMatch(/^My dear Maya,/);
  expect(withVoice.endsWith('Warmly, until the next letter.')).toBe(true);
  expect(countWords(withVoice)).toBeLessThan(countWords(withoutVoice));
});

test('a positive answer of the cards does not sound like a reproach', async () => {
  for (const question of ["Is it wrong that I don't want children?", 'Am I being selfish?'])
    for (const seed of createSeeds(20))
      expect(await draft({ question, seed })).not.toMatch(/\b(?:yes|no for now|speaks for it)\b/);
});

test('the tendency of the cards names the card that it is based on', async () => {
  const cards = [tarotCard('Situation', 'The Tower'), tarotCard('Advice', 'The Star')];
  for (const seed of createSeeds(20)) {
    const [, , answer] = (await draft({ seed, cards, question: 'Should I sell the boat?' })).split('\n\n');
    expect(answer).toMatch(/The Star|The Tower/);
  }
});

test('a single card is not called several', async () => {
  const cards = [tarotCard('Heart', 'The Star')];
  for (const seed of createSeeds(50))
    expect(await draft({ seed, cards, question: 'Should I sell the boat?' })).not.toMatch(
      /these cards|each card|cards (?:lie|say|lean|would)/i,
    );
});

test('the member’s feelings are answered kindly and without a joke', async () => {
  const question = 'I shouted at my daughter on Sunday and I am ashamed.';
  for (const seed of createSeeds(20)) {
    const text = await draft({ question, seed, voice: { ...A_VOICE, style: 'balanced' } });
    expect(text).toMatch(/would not be ashamed|Guilt talks|patient with yourself/);
    expect(text).not.toMatch(/biscuit|committees|slippers|plants/);
  }
});

test.each([
  ['I have to choose by Friday. Should I go?', /by Friday[,:] |by Friday, let/],
  ['The lease ends in six weeks. Should I go?', /before the six weeks are over/],
  ['The wedding is at Easter. Should I go?', /before Easter/],
])('a suggested action has a time: %s', async (question, time) => {
  for (const seed of createSeeds(20))
    expect((await draft({ question, seed })).split('\n\n').at(-1)).toMatch(time);
});

test.each([
  [
    'my parrot stopped talking after we moved house. whats wrong with him',
    /two lines|short note|opening from/,
  ],
  [
    'my cat luna has been missing for 5 days will she come back',
    /stop waiting|no hurry|being good for each other/,
  ],
  ['is he the father of my baby', /question for your baby|(?:Only|but) your baby|What your baby may/],
])('nothing is said of an animal or a baby that suits only people: %s', async (question, unfit) => {
  for (const seed of createSeeds(20)) expect(await draft({ question, seed })).not.toMatch(unfit);
});

test('a suggested action fits into the time that is left, and nothing says that there is no hurry', async () => {
  const question = 'I have to sign by tomorrow noon. Do I sign?';
  for (const seed of createSeeds(60))
    expect((await draft({ question, seed })).split('\n\n').at(-1)).not.toMatch(
      /two nights|mornings|weeks?\b|month|for a night|no hurry/,
    );
});

test.each(['When is a good time this year for a new job?', 'What does the next month hold for my job?'])(
  'a period is no deadline: %s',
  async (question) => {
    for (const seed of createSeeds(20))
      expect((await draft({ question, seed })).split('\n\n').at(-1)).not.toMatch(
        /this year|(?:by|before) next month/,
      );
  },
);

test('a time before the new year is worded as one', async () => {
  for (const seed of createSeeds(40))
    expect(await draft({ seed, question: 'Should I go freelance in the new year?' })).not.toMatch(
      /\bthe the\b|year is over/,
    );
});

test('what another person does is not told as the member’s own', async () => {
  const question = 'should i forgive my father who left when i was 4 and now wants to meet';
  for (const seed of createSeeds(40)) expect(await draft({ seed, question })).not.toMatch(/you were 4/i);
});

test('a letter for somebody else says so, and gives the member no advice about the other’s matter', async () => {
  const question = 'pull a card for my friend mira, her bf just broke up with her and she cant stop crying';
  for (const seed of createSeeds(20))
    for (const cards of [AN_INPUT.cards, []]) {
      const text = await draft({ seed, question, cards });
      expect(text).toMatch(/[Yy]ou ask for your friend Mira/);
      expect(text.split('\n\n').at(-1)).toMatch(/your friend Mira/);
      expect(text).not.toMatch(/break-up|in love\b|of the heart|parting|missed without/);
    }
});

test('a quarrel with others than the person asked about is not laid to that person', async () => {
  const question = 'We had a huge row with the school about my son. What now?';
  for (const seed of createSeeds(20))
    expect(await draft({ seed, question })).not.toMatch(
      /quarrel with your son|grant your son|the two of you were doing/,
    );
});

test.each([
  ['our son is well', false],
  ['was our son right to go', false],
  ['son père est parti', true],
])('English words that other languages have as well prove nothing: %s', (question, isOther) =>
  expect(isForeign(question)).toBe(isOther),
);

test.each([
  ["Is there a new love for me? I'm 47, divorced, two kids.", /used to belong to|think of the two kids/],
  ['We think of fostering a teenager. My husband is keen. Should we?', /the life with your husband/],
  ["I've been single for years and I'm happy. Why does everybody think I'm lonely?", /That is lonely/],
  ['I have a crush on my instructor. My test is tomorrow. Do I say something?', /For two weeks/],
])('a thought or a step fits the person, the feeling and the time: %s', async (question, unfit) => {
  for (const seed of createSeeds(30)) expect(await draft({ seed, question })).not.toMatch(unfit);
});

test('a person in a dream is not to be asked what they meant', async () => {
  const question = 'I keep dreaming of my grandmother by a well. What does she want to tell me?';
  for (const seed of createSeeds(40)) expect(await draft({ seed, question })).not.toMatch(/asking plainly/);
});

test.each([
  'Should I sell my Acme shares?',
  'Should I invest my savings in crypto?',
  'Should I invest in shares or pay off the car?',
  'Will my investment in the company pay off?',
])('the cards do not lean for or against an investment: %s', async (question) => {
  for (const seed of createSeeds(40)) {
    const text = await draft({ question, seed });
    const [, , answer] = text.split('\n\n');
    expect(answer).not.toMatch(/\byes\b|\blean|on balance|either way|against it|not yet|looks the lighter/i);
    expect(answer).toMatch(/figures|adviser/);
    expect(text).not.toMatch(/card to choose by|To choose, take/);
  }
});

test('the cards give no yes or no about an animal that ran away', async () => {
  for (const seed of createSeeds(40)) {
    const text = await draft({ question: 'My cat Luna ran away two days ago. Will she come home?', seed });
    expect(text).toMatch(/your cat Luna/);
    expect(text).not.toMatch(
      /the search (?!for)|lean towards|not yet|speaks? for it|on balance|cautious yes|say to wait/i,
    );
    expect(text.split('\n\n').at(-1)).toMatch(/neighbours|vets|dusk|blanket|picture/);
  }
});

test.each(['Should I sell my stock of old records?', 'Should I buy more shares of a day for myself?'])(
  'is no question of money: %s',
  async (question) => {
    for (const seed of createSeeds(20))
      expect(await draft({ question, seed })).not.toMatch(/adviser|figures/);
  },
);

test('to invest time in a person is no question of money', async () => {
  const texts = await Promise.all(
    createSeeds(20).map((seed) => draft({ seed, question: 'Should I invest more time in him?' })),
  );
  expect(texts.some((text) => /adviser/.test(text))).toBe(false);
});

test('texts for a decision are used only between two ways', async () => {
  const decisionTexts = ['Fool', 'Star', 'Tower'].flatMap((name) => {
    const { upright } = majors[`The ${name}` as keyof typeof majors];
    return upright.filter(({ topics }) => topics.join('') === 'decision').map(({ text }) => text);
  });
  const cards = ['The Fool', 'The Star', 'The Tower'].map((name) => tarotCard('Present', name));
  const usesOne = async (question: string) => {
    const texts = await Promise.all(createSeeds(20).map((seed) => draft({ seed, question, cards })));
    return texts.some((text) => decisionTexts.some((one) => text.includes(one)));
  };
  expect(decisionTexts).toHaveLength(3);
  expect(await usesOne('Should I take the boat or the train?')).toBe(true);
  for (const question of ['Should I tell my aunt?', 'My neighbour plays drums.', 'I cannot decide.'])
    expect(await usesOne(question)).toBe(false);
});

describe('a question in another language', () => {
  const SPANISH = '¿Cuándo voy a encontrar un trabajo que me guste?';
  test('gets a letter in English about the cards, which says so', async () => {
    for (const seed of createSeeds(20)) {
      const text = await draft({ seed, question: SPANISH });
      expect(text).toMatch(/in English/);
      expect(text).not.toMatch(/\bwork\b|\bjob\b|trabajo/i);
      for (const { name } of AN_INPUT.cards) expect(text).toContain(name);
      expect(findLetterFaults(text, { ...AN_INPUT, question: SPANISH })).toEqual([]);
    }
  });

  test.each([
    'Mi abuela murió en mayo y la echo mucho de menos.',
    'Mon mari est très malade, est-ce que ça va aller pour nous ?',
    'Ich bin schwanger und weiß nicht, was ich tun soll.',
    'Вернётся ли он ко мне?',
  ])('gets no letter if it may be about a matter for which no cards are read: %s', async (question) =>
    expect(await draft({ question })).toBe(''),
  );

  test('gets no letter before anything is drawn', async () =>
    expect(await draft({ question: SPANISH, cards: [], spread: null })).toBe(''));
});

test('whether money is put well into a company is not for the cards to say', async () => {
  for (const seed of createSeeds(20))
    expect(await draft({ seed, question: 'Should I put my savings into the bakery of a friend?' })).toMatch(
      /figures|adviser/,
    );
});

test.each(['Does he miss me?', 'Is she lying to me?', 'Do my parents like me?'])(
  'the people of a question are named in the right case and number: %s',
  async (question) => {
    for (const seed of createSeeds(60))
      expect(await draft({ seed, question })).not.toMatch(
        /\b(?:him|her) (?:does|plans|could|takes|knows|was)\b|\bparents (?:does|plans|takes|knows|was)\b|(?:is|thoughts|me|ask) about (?:him|her)\./,
      );
  },
);

describe('a draft before anything is drawn', () => {
  test('mentions no cards, is short, and lets the reader continue', async () => {
    for (const question of QUESTIONS)
      for (const seed of createSeeds(20)) {
        const text = await draft({ seed, question, spread: null, cards: [] });
        expect(text).not.toMatch(/\b(cards?|decks?|spreads?|drawn?|suit|reversed)\b/i);
        expect(countWords(text)).toBeGreaterThanOrEqual(60);
        expect(countWords(text)).toBeLessThanOrEqual(150);
      }
  });

  test('ends with a suggestion, as does a draft with cards', async () => {
    for (const cards of [[], AN_INPUT.cards])
      for (const question of ['Will he call?', 'How do I tell my sister?', 'I lost my job.'])
        expect((await draft({ question, cards })).split('\n\n').at(-1)!.split(' ').length).toBeGreaterThan(
          10,
        );
  });

  test('is a complete letter if a chart was requested and is known', async () => {
    const sky = { sun: 'Leo', moon: 'Cancer', rising: 'Libra' };
    const text = await draft({ isAstrology: true, sky, spread: null, cards: [] });
    const beginning = await draft({ isAstrology: false, sky, spread: null, cards: [] });
    expect(text.split('\n\n').at(-1)).not.toBe(beginning.split('\n\n').at(-1));
    for (const sign of Object.values(sky)) expect(text).toContain(sign);
  });
});

describe('the sky in a draft', () => {
  test('is described sign by sign if it was requested, and only for certain signs', async () => {
    for (const seed of createSeeds(30)) {
      const text = await draft({
        seed,
        isAstrology: true,
        sky: { sun: 'Aries', moon: null, rising: 'Virgo' },
      });
      expect(text).toMatch(/sun (is )?in Aries/);
      expect(text).toContain('Virgo is rising');
      expect(text).not.toMatch(/Your moon/);
    }
  });

  test('has a text for every phase of the moon', async () => {
    const texts = await Promise.all(
      MOON_PHASES.map((moonPhase) =>
        draft({ moonPhase, spread: null, cards: [], sky: { sun: null, moon: null, rising: null } }),
      ),
    );
    expect(new Set(texts).size).toBe(MOON_PHASES.length);
    for (const text of texts) expect(text).toMatch(/moon|month|nights/i);
  });
});

describe('topics that are not read', () => {
  test('nothing in a letter about a danger says that there is time', async () => {
    for (const seed of createSeeds(40))
      expect(
        await draft({ seed, question: 'A hurricane is coming by Friday. Should we evacuate or stay?' }),
      ).not.toMatch(/no need to decide|at once|today, take|talk through|no hurry/);
  });

  test('no card weighs whether to go to court', async () => {
    for (const seed of createSeeds(40))
      expect(await draft({ seed, question: 'They passed me over. Do I sue or leave?' })).not.toMatch(
        /two ways (?:is the wrong|wins|weigh)|the two ways|card to choose by|To choose, take/,
      );
  });

  test.each(['I was diagnosed with cancer, will I live?', 'Am I pregnant?', 'My father died in May'])(
    '%s: the letter reads no card',
    async (question) => {
      const text = await draft({ question });
      for (const { name, meaning } of AN_INPUT.cards) {
        expect(text).not.toContain(name);
        expect(text).not.toContain(meaning);
      }
    },
  );

  test.each([
    ['I was diagnosed with cancer, will I live?', /doctor/],
    ['Is my surgery going to go well?', /doctor/],
    ['Am I pregnant?', /midwife/],
    ['Will I win custody in court?', /solicitor/],
    ['My father is in hospital after a stroke', /doctor/],
    ['My mother died in spring', /bereavement|hospice/],
    ['I had a miscarriage', /midwife/],
    ['We have been trying for a baby for years', /fertility|doctor/],
    ['A man whom I met online asked me for money', /bank/],
    ['A hurricane is coming. Should we evacuate or stay?', /official|authorities/],
    ['My son is fighting in Sudan. Will he come home?', /Red Cross/],
    ['When will I die?', /doctor/],
  ])('%s', async (question, persons) => {
    for (const seed of createSeeds(20)) {
      for (const cards of [AN_INPUT.cards, []]) {
        const [, first] = (await draft({ seed, question, cards })).split('\n\n');
        expect(first).toMatch(persons);
      }
    }
  });
});
