import type { DraftCard, DraftInput } from '../drafts.ts';
import { passage, type Room } from './passages.ts';
import { observationsOf } from './shapes.ts';
import { chartWays, moonWays, sunWays } from './sky.ts';
import { spreadWays } from './spreads.ts';
import { type Sensitivity, sensitivityOf, type Topic, topicOf } from './topics.ts';
import { CARE, CARE_FOCUS, CARE_TRIES, TOPIC_WORDS } from './topicWords.ts';
import { turn } from './turns.ts';
import { filled, type Voice, voiceOf } from './voice.ts';

/**
 * A letter for a reader to begin from. What the member wrote decides the topic and nothing else: not a word of it, nor
 * of what they tell of themselves, gets into the letter. What the letter says of cards comes with the cards.
 */
export function letter(input: DraftInput): string {
  const voice = voiceOf(input.seed);
  const sensitivity = sensitivityOf(input.question);
  const topic = sensitivity === undefined ? topicOf(input.question) : 'self';
  const tries = sensitivity === undefined ? TOPIC_WORDS[topic].tries : CARE_TRIES;
  const greeting = [salutation(input.firstName, voice)];
  const beginning = opening(topic, sensitivity, voice);
  const chart = input.isAstrology ? chartWays(input.sky) : [];
  if (input.cards.length > 0) {
    const howToRead = sensitivity === undefined ? [voice.oneOf(HOW_TO_READ)] : [];
    const said = ofCards(input, topic, voice);
    const sky = ofSky(input, chart, voice);
    const end = closing(unaskedOf(input.cards, said), tries, voice);
    return written([
      greeting,
      [...beginning, ...howToRead],
      ...said,
      sky,
      end,
      [signature(input.reader, voice)],
    ]);
  }
  const { thoughts } = TOPIC_WORDS[topic];
  const start = [
    greeting,
    [...beginning, voice.oneOf(thoughts), voice.oneOf(thoughts)],
    ofSky(input, chart, voice),
  ];
  // A chart alone is an answer. Where nothing is drawn either, the reader goes on.
  return chart.length > 0
    ? written([...start, closing([], tries, voice), [signature(input.reader, voice)]])
    : written([...start, [voice.oneOf(GOING_ON)]]);
}

function opening(topic: Topic, sensitivity: Sensitivity | undefined, voice: Voice): readonly string[] {
  if (sensitivity === undefined) return [voice.oneOf(TOPIC_WORDS[topic].openings)];
  const { openings, lines } = CARE[sensitivity];
  return [voice.oneOf(openings), voice.oneOf(lines), voice.oneOf(CARE_FOCUS)];
}

const SALUTATIONS = ['Dear {name},', '{name},', 'Hello {name},', 'Dear {name},'];
const HELLO = ['Hello,', 'Hello and welcome,', 'Good day,'];

function salutation(firstName: string, voice: Voice): string {
  const name = nameIn(firstName);
  return name === '' ? voice.oneOf(HELLO) : filled(voice.oneOf(SALUTATIONS), { name });
}

const NAME_MAX = 40;

/** A name as it may stand in a letter; '' where what was given is no name. */
function nameIn(given: string): string {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  return name.length <= NAME_MAX && /^\p{L}[\p{L}\p{M}’' .-]*$/u.test(name) ? name : '';
}

const HOW_TO_READ = [
  'Take what fits, and leave the rest on the table.',
  'Read it slowly, and disagree with it where you must.',
  'None of it is an order; think of it as a conversation with pictures.',
  'You know your life from the inside, so correct me as you go.',
  'The cards can only hold up pictures; what they mean in your life is yours to say.',
  'Let it be a lamp to look round by, and no more than that.',
];

const GOING_ON = [
  'Let me begin with what seems to lie nearest to your question.',
  'With that said, here is what comes to mind.',
  'So let us start there, and go on one thought at a time.',
  'From here, let us look a little closer.',
];

/** How much room a card has, by how many there are. */
const ROOMS: readonly Room[] = [
  { pictures: 1, bridges: 1, angles: 1, questions: 1, sentences: 9 },
  { pictures: 1, bridges: 1, angles: 1, questions: 0.3, sentences: 5 },
  { pictures: 1, bridges: 0.7, angles: 0.4, questions: 0.25, sentences: 3 },
  { pictures: 0.9, bridges: 0.7, angles: 0.4, questions: 0.2, sentences: 3 },
  { pictures: 0.8, bridges: 0.7, angles: 0.35, questions: 0.15, sentences: 2 },
  { pictures: 0.7, bridges: 0.7, angles: 0.3, questions: 0.15, sentences: 2 },
  { pictures: 0.6, bridges: 0.6, angles: 0.3, questions: 0.1, sentences: 2 },
  { pictures: 0.55, bridges: 0.6, angles: 0.25, questions: 0.1, sentences: 2 },
  { pictures: 0.5, bridges: 0.5, angles: 0.2, questions: 0.1, sentences: 2 },
  { pictures: 0.5, bridges: 0.5, angles: 0.2, questions: 0.1, sentences: 1 },
];

function ofCards({ spread, cards }: DraftInput, topic: Topic, voice: Voice): readonly (readonly string[])[] {
  const room = ROOMS[Math.min(cards.length, ROOMS.length) - 1]!;
  return [
    cards.length > 1 ? shape(spread, cards, voice) : [],
    ...cards.map((card, n) => passage(card, { n, room, topic, voice })),
    turn(cards, voice),
  ];
}

/** What the spread is for, sometimes, and one or two things about the cards as a whole. */
function shape(spread: string | null, cards: readonly DraftCard[], voice: Voice): readonly string[] {
  const ways = spreadWays(spread);
  const purpose = ways.length > 0 && voice.sometimes(0.6) ? [voice.oneOf(ways)] : [];
  const [first, ...others] = observationsOf(cards);
  const second = cards.length > 3 && others.length > 0 ? [voice.among(others)] : [];
  return [...purpose, ...[first!, ...second].map((seen) => filled(voice.oneOf(seen.ways), seen.slots))];
}

/** The chart for whoever asked for one; for others the moon of the day and perhaps a word about their sign. */
function ofSky(
  { cards, isAstrology, sky, moonPhase }: DraftInput,
  chart: readonly (readonly string[])[],
  voice: Voice,
): readonly string[] {
  const moon = moonWays(moonPhase);
  const tellsMoon = isAstrology || cards.length === 0 || voice.sometimes(0.75);
  const tellsSun = cards.length === 0 || (cards.length <= 6 && voice.sometimes(0.4));
  const sun = isAstrology || !tellsSun ? [] : sunWays(sky);
  return [
    ...chart.map((ways) => voice.oneOf(ways)),
    ...(sun.length > 0 ? [voice.oneOf(sun)] : []),
    ...(moon.length > 0 && tellsMoon ? [voice.oneOf(moon)] : []),
  ];
}

const KEEPING = [
  'If you keep one thing from this letter, keep a question: {question}',
  'Here is a question to carry about for a few days: {question}',
  'And one question to leave by the bed: {question}',
];
const TRYING = [
  '{try}',
  'One small thing to try: {uncapitalisedTry}',
  'If you would like something to do: {uncapitalisedTry}',
];
const LAST = [
  'Write back if something here rings false; that is useful too.',
  'Go gently, and let me know which line stayed with you.',
  'I wish you a quiet evening and a clear morning.',
  'Be as kind to yourself as you would be to a friend with the same question.',
  'You can always write again, and it need not be good news.',
  'I am glad that you asked.',
];

/** The questions of the cards that no passage has asked. */
const unaskedOf = (cards: readonly DraftCard[], said: readonly (readonly string[])[]): readonly string[] =>
  cards
    .map(({ question }) => question)
    .filter((question) => question !== '' && !said.flat().some((sentence) => sentence.endsWith(question)));

/** One small thing to try, or a question to keep. */
function closing(questions: readonly string[], tries: readonly string[], voice: Voice): readonly string[] {
  const tip = voice.oneOf(tries);
  const last =
    questions.length > 0 && voice.sometimes(0.4)
      ? filled(voice.oneOf(KEEPING), { question: voice.among(questions) })
      : filled(voice.oneOf(TRYING), {
          try: tip,
          uncapitalisedTry: tip.charAt(0).toLowerCase() + tip.slice(1),
        });
  return [last, voice.oneOf(LAST)];
}

const SIGN_OFFS = ['Warmly', 'With care', 'Kindly', 'With warm wishes', 'Yours'];

function signature(reader: DraftInput['reader'], voice: Voice): string {
  const signOff = voice.oneOf(SIGN_OFFS);
  const name = nameIn(reader?.firstName ?? '');
  return name === '' ? signOff : `${signOff},\n${name}`;
}

/** Paragraphs, without what was said before: where ways run out or a card lies twice, silence is better. */
function written(paragraphs: readonly (readonly string[])[]): string {
  const said = new Set<string>();
  const isNew = (sentence: string) => !said.has(sentence) && said.add(sentence);
  return paragraphs
    .map((sentences) => sentences.filter(isNew).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
