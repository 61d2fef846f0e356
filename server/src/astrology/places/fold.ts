/** Letters that are not a base letter with a diacritic. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ə: 'e',
};
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
/** Words that names write in full or abbreviated; the short form stands for both. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'st'],
  ['sankt', 'st'],
  ['sint', 'st'],
  ['ste', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]);
const LONG: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);

const ARTICLES = new Set(['al', 'den', 'el', 'il', 'l', 'la', 'las', 'le', 'les', 'lo', 'los', 'the']);

/**
 * Minimum length of a word inside a name to start its own key: 'angeles' of Los Angeles, but not 'de' of Rio de
 * Janeiro.
 */
const INSIDE_MIN = 3;

/** A name in the form used for comparison: lower case without diacritics, words separated by one space. */
export function foldName(text: string): string {
  return foldLetters(text)
    .replaceAll(/['’‘ʻʼʹʺ`´.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isPlain = (text: string) => /^[ -~]*$/.test(text);
const foldLetters = (text: string) => (isPlain(text) ? text.toLowerCase() : withoutMarks(text));
const withoutMarks = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðħıłŋþə]/g, (letter) => LETTERS[letter]!);

/** The folded search text with complete words abbreviated. */
export const abbreviateWords = (name: string): string =>
  name.replaceAll(/\S+(?= )/g, (word) => SHORT.get(word) ?? word);

export interface SearchKeys {
  /** Spellings of the whole name. */
  begins: string[];
  /** The same, starting at each later word. */
  inside: string[];
}

/** All search keys of a name. */
export function buildKeys(name: string): SearchKeys {
  const spelledOut = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüøå]/g, (letter) => SPELLED_OUT[letter]!);
  const written = spelledOut === name.toLowerCase() ? [name] : [name, spelledOut];
  const whole = written.map(foldName);
  // An apostrophe separates words here, so that Aquila is found in L'Aquila.
  const separated = /['’‘]/.test(name)
    ? written.map((each) => foldName(each.replaceAll(/['’‘]/g, ' ')))
    : whole;
  const begins = new Set([...whole, ...separated.flatMap(dropArticle)].flatMap(listSpellings));
  const inside = new Set(separated.flatMap(listLaterParts).flatMap(listSpellings));
  return { begins: [...begins], inside: [...inside].filter((key) => !begins.has(key)) };
}

/** 'The Hague' is also found as 'Hague', and L'Aquila as 'Aquila'. */
function dropArticle(name: string): string[] {
  const end = name.indexOf(' ');
  return end > 0 && ARTICLES.has(name.slice(0, end)) ? [name.slice(end + 1)] : [];
}

/** A name as it is, and with saint, mount and fort in full and abbreviated. */
function listSpellings(name: string): string[] {
  const words = name.split(' ');
  if (!words.some((word) => SHORT.has(word) || LONG.has(word))) return [name];
  const replaceWords = (by: ReadonlyMap<string, string>) =>
    words.map((word) => by.get(word) ?? word).join(' ');
  return [name, replaceWords(SHORT), replaceWords(LONG)];
}

/** The parts of a name that begin at each later word. */
function listLaterParts(name: string): string[] {
  const found: string[] = [];
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    const rest = name.slice(at + 1);
    const end = rest.indexOf(' ');
    if ((end < 0 ? rest.length : end) >= INSIDE_MIN) found.push(rest);
  }
  return found;
}
