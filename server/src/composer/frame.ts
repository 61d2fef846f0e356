import { CARE, CARE_LAST, LAW } from './care.ts';
import SENTENCES from './frame.json' with { type: 'json' };
import { requiredSentence, type Paragraph, optionalSentence } from './paragraphs.ts';
import type { Sensitivity, Topic } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import { fillTemplate, uncapitalize, type PhrasePicker } from './phrasePicker.ts';

export function composeSalutation(firstName: string, voice: PhrasePicker): Paragraph {
  const name = cleanName(firstName);
  return [
    requiredSentence(
      name === ''
        ? voice.pickPhrase(SENTENCES.greetings)
        : fillTemplate(voice.pickPhrase(SENTENCES.salutations), { name }),
    ),
  ];
}

const NAME_MAX = 40;

/** The first name if it can be used in a letter; '' if it does not look like a name. */
export function cleanName(given: string): string {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  return name.length <= NAME_MAX && /^\p{L}[\p{L}\p{M}’' .-]*$/u.test(name) ? name : '';
}

/** The subject of a letter: a topic, or a sensitive matter that we must not read cards about. */
export type Subject = Readonly<{ topic: Topic; sensitivity: Sensitivity | undefined }>;

/** Opens with the topic, or, for a sensitive matter, with who can help. */
export function composeOpening({ topic, sensitivity }: Subject, voice: PhrasePicker): Paragraph {
  if (sensitivity === undefined) return [requiredSentence(voice.pickPhrase(TOPIC_WORDS[topic].openings))];
  const ways =
    sensitivity === 'law'
      ? [LAW.openings, LAW.help, LAW.focus]
      : [CARE[sensitivity].openings, CARE[sensitivity].help];
  return ways.map((each) => requiredSentence(voice.pickPhrase(each)));
}

/** The text when neither cards nor sky are read: about the person, something kind to do, and an ending. */
export function composeCare(sensitivity: keyof typeof CARE, voice: PhrasePicker): readonly Paragraph[] {
  const { thoughts: ofThem, tries } = CARE[sensitivity];
  return [
    [1, 2, 3].map(() => requiredSentence(voice.pickPhrase(ofThem))),
    [tries, CARE_LAST].map((ways) => requiredSentence(voice.pickPhrase(ways))),
  ];
}

export const composeHowToRead = ({ sensitivity }: Subject, voice: PhrasePicker): Paragraph =>
  sensitivity === undefined ? [optionalSentence(voice.pickPhrase(SENTENCES.howToRead))] : [];

/** Two thoughts for a letter without cards. */
export const composeThoughts = ({ topic }: Subject, voice: PhrasePicker): Paragraph =>
  [1, 2].map(() => requiredSentence(voice.pickPhrase(TOPIC_WORDS[topic].thoughts)));

/** A sentence that marks where the reader continues. */
export const composeHandover = (voice: PhrasePicker): Paragraph => [
  requiredSentence(voice.pickPhrase(SENTENCES.goingOn)),
];

/** One small thing to try, or one of the questions to take along. */
export function composeClosing(
  questions: readonly string[],
  { topic, sensitivity }: Subject,
  voice: PhrasePicker,
): Paragraph {
  const tip = voice.pickPhrase(sensitivity === undefined ? TOPIC_WORDS[topic].tries : LAW.tries);
  const keep =
    questions.length > 0 && voice.chance(0.4)
      ? fillTemplate(voice.pickPhrase(SENTENCES.keeping), { question: voice.pickAny(questions) })
      : fillTemplate(voice.pickPhrase(SENTENCES.trying), { Tip: tip, tip: uncapitalize(tip) });
  return [requiredSentence(keep), requiredSentence(voice.pickPhrase(SENTENCES.last))];
}
