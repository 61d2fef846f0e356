import { createSeededRandom } from '../platform/seededRandom.ts';

/** Picks phrases at random. The same seed picks the same phrases, and none repeats while another is left. */
export interface PhrasePicker {
  /** Picks a phrase that the member has not read yet, or else the one they read longest ago. */
  pickPhrase(templates: readonly string[]): string;
  /** Picks a phrase that the member has not read yet; undefined if there is none. */
  pickFresh(templates: readonly string[]): string | undefined;
  /** Picks any of several things; may repeat. */
  pickAny<Thing>(things: readonly Thing[]): Thing;
  /** True with this probability (0 to 1). */
  chance(share: number): boolean;
}

interface PickerOptions {
  /** How long ago the member has read a phrase: 0 in the newest letter, Infinity never. */
  ageOf?: (template: string) => number;
  /** The preferred average sentence length; null for any. */
  wordsPerSentence?: number | null;
}

export function createPhrasePicker(
  seed: string,
  { ageOf = () => Number.POSITIVE_INFINITY, wordsPerSentence = null }: PickerOptions = {},
): PhrasePicker {
  const random = createSeededRandom(hashSeed(seed));
  const used = new Set<string>();
  const among = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)]!;
  const choose = (templates: readonly string[]) => {
    const chosen = among(
      wordsPerSentence === null ? templates : keepPreferredLengths(templates, wordsPerSentence),
    );
    used.add(chosen);
    return chosen;
  };
  const unusedOf = (templates: readonly string[]) => templates.filter((template) => !used.has(template));
  return {
    pickAny: among,
    pickPhrase(templates) {
      const unused = unusedOf(templates);
      return choose(findOldest(unused.length > 0 ? unused : templates, ageOf));
    },
    pickFresh(templates) {
      const fresh = unusedOf(templates).filter((template) => ageOf(template) === Number.POSITIVE_INFINITY);
      return fresh.length === 0 ? undefined : choose(fresh);
    },
    chance: (share) => random() < share,
  };
}

function findOldest(templates: readonly string[], ageOf: (template: string) => number): readonly string[] {
  const ages = templates.map(ageOf);
  const oldest = Math.max(...ages);
  return templates.filter((_, n) => ages[n] === oldest);
}

/** The half of the phrases whose length is nearest to the preferred sentence length. */
function keepPreferredLengths(templates: readonly string[], words: number): readonly string[] {
  const distance = (template: string) => Math.abs(template.split(' ').length - words);
  return templates.length < 3
    ? templates
    : templates.toSorted((a, b) => distance(a) - distance(b)).slice(0, Math.ceil(templates.length / 2));
}

/** The FNV-1a hash of a seed. */
function hashSeed(seed: string): number {
  let hash = 2_166_136_261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619);
  return hash;
}

/** Fills the placeholders of 'Behind you lies {card}.', each once; inserted text is not expanded again. */
export const fillTemplate = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    if (!Object.hasOwn(slots, slot)) throw new RangeError(`Nothing fills {${slot}} in “${template}”`);
    return slots[slot]!;
  });

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 'patience, privacy and courage' */
export const joinList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);
