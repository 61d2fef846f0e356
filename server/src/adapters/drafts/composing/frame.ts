import { CARE, CARE_LAST, LAW } from './care.ts';
import { needed, type Paragraph, spare } from './paragraphs.ts';
import type { Sensitivity, Topic } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import { filled, uncapitalised, type Voice } from './voice.ts';

const SALUTATIONS = ['Dear {name},', 'Hello {name},'];
const HELLO = ['Hello,', 'Hello and welcome,', 'Good day,'];

export function salutation(firstName: string, voice: Voice): Paragraph {
  const name = nameIn(firstName);
  return [needed(name === '' ? voice.oneOf(HELLO) : filled(voice.oneOf(SALUTATIONS), { name }))];
}

const NAME_MAX = 40;

/** A name as it may stand in a letter; '' where what was given is no name. */
function nameIn(given: string): string {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  return name.length <= NAME_MAX && /^\p{L}[\p{L}\p{M}’' .-]*$/u.test(name) ? name : '';
}

/** What a letter is about, as seen by whoever writes it: a topic, or something that is not ours to read. */
export type Subject = Readonly<{ topic: Topic; sensitivity: Sensitivity | undefined }>;

const HOW_TO_READ = [
  'Take what fits, and leave the rest on the table.',
  'Read it slowly, and disagree with it as you please.',
  'None of it is an order; think of it as a conversation with pictures.',
  'You know your life from the inside, so correct me as you go.',
  'The cards can only hold up pictures; what they mean in your life is yours to say.',
  'Let it be a lamp to look round by, and no more than that.',
];

/** To the topic first; where it is not ours to read, to whoever can help. */
export function opening({ topic, sensitivity }: Subject, voice: Voice): Paragraph {
  if (sensitivity === undefined) return [needed(voice.oneOf(TOPIC_WORDS[topic].openings))];
  const ways =
    sensitivity === 'law'
      ? [LAW.openings, LAW.help, LAW.focus]
      : [CARE[sensitivity].openings, CARE[sensitivity].help];
  return ways.map((each) => needed(voice.oneOf(each)));
}

/** What is said where the cards and the sky have no say: of the person, something kind to do, and an end. */
export function care(sensitivity: keyof typeof CARE, voice: Voice): readonly Paragraph[] {
  const { thoughts: ofThem, tries } = CARE[sensitivity];
  return [
    [1, 2, 3].map(() => needed(voice.oneOf(ofThem))),
    [tries, CARE_LAST].map((ways) => needed(voice.oneOf(ways))),
  ];
}

export const howToRead = ({ sensitivity }: Subject, voice: Voice): Paragraph =>
  sensitivity === undefined ? [spare(voice.oneOf(HOW_TO_READ))] : [];

const GOING_ON = [
  'Let me begin with what seems to lie nearest to your question.',
  'With that said, here is what comes to mind.',
  'So let us start there, and go on one thought at a time.',
  'From here, let us look a little closer.',
];

/** Two thoughts for a letter that has nothing drawn to speak of. */
export const thoughts = ({ topic }: Subject, voice: Voice): Paragraph =>
  [1, 2].map(() => needed(voice.oneOf(TOPIC_WORDS[topic].thoughts)));

/** Where the reader takes over. */
export const goingOn = (voice: Voice): Paragraph => [needed(voice.oneOf(GOING_ON))];

const KEEPING = [
  'If you keep one thing from this letter, keep a question: {question}',
  'Here is a question to carry about for a few days: {question}',
  'And one question to leave by the bed: {question}',
];
const TRYING = ['{Tip}', 'One small thing to try: {tip}', 'If you would like something to do: {tip}'];
const LAST = [
  'Write back if something here rings false; that is useful too.',
  'Go gently, and let me know which line stayed with you.',
  'I wish you a quiet evening and a clear morning.',
  'Be as kind to yourself as you would be to a friend with the same question.',
  'You can always write again, and it need not be good news.',
  'I am glad that you asked.',
  'There is no hurry with any of this.',
  'May it be of some use to you, today or on a better day.',
  'Put this away for a night, and see tomorrow what is still true.',
  'Whatever you make of it, you are the one who decides.',
];

/** One small thing to try, or one of the questions to keep. */
export function closing(
  questions: readonly string[],
  { topic, sensitivity }: Subject,
  voice: Voice,
): Paragraph {
  const tip = voice.oneOf(sensitivity === undefined ? TOPIC_WORDS[topic].tries : LAW.tries);
  const keep =
    questions.length > 0 && voice.sometimes(0.4)
      ? filled(voice.oneOf(KEEPING), { question: voice.among(questions) })
      : filled(voice.oneOf(TRYING), { Tip: tip, tip: uncapitalised(tip) });
  return [needed(keep), needed(voice.oneOf(LAST))];
}
