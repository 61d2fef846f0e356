import { CARE, CARE_LAST, LAW } from './care.ts';
import SENTENCES from './frame.json' with { type: 'json' };
import { needed, type Paragraph, spare } from './paragraphs.ts';
import type { Sensitivity, Topic } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import { filled, uncapitalised, type Voice } from './voice.ts';

export function salutation(firstName: string, voice: Voice): Paragraph {
  const name = nameIn(firstName);
  return [
    needed(
      name === '' ? voice.oneOf(SENTENCES.greetings) : filled(voice.oneOf(SENTENCES.salutations), { name }),
    ),
  ];
}

const NAME_MAX = 40;

/** A name as it may stand in a letter; '' where what was given is no name. */
function nameIn(given: string): string {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  return name.length <= NAME_MAX && /^\p{L}[\p{L}\p{M}’' .-]*$/u.test(name) ? name : '';
}

/** What a letter is about, as seen by whoever writes it: a topic, or something that is not ours to read. */
export type Subject = Readonly<{ topic: Topic; sensitivity: Sensitivity | undefined }>;

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
  sensitivity === undefined ? [spare(voice.oneOf(SENTENCES.howToRead))] : [];

/** Two thoughts for a letter that has nothing drawn to speak of. */
export const thoughts = ({ topic }: Subject, voice: Voice): Paragraph =>
  [1, 2].map(() => needed(voice.oneOf(TOPIC_WORDS[topic].thoughts)));

/** Where the reader takes over. */
export const goingOn = (voice: Voice): Paragraph => [needed(voice.oneOf(SENTENCES.goingOn))];

/** One small thing to try, or one of the questions to keep. */
export function closing(
  questions: readonly string[],
  { topic, sensitivity }: Subject,
  voice: Voice,
): Paragraph {
  const tip = voice.oneOf(sensitivity === undefined ? TOPIC_WORDS[topic].tries : LAW.tries);
  const keep =
    questions.length > 0 && voice.sometimes(0.4)
      ? filled(voice.oneOf(SENTENCES.keeping), { question: voice.among(questions) })
      : filled(voice.oneOf(SENTENCES.trying), { Tip: tip, tip: uncapitalised(tip) });
  return [needed(keep), needed(voice.oneOf(SENTENCES.last))];
}
