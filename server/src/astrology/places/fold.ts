/** Letters that are not one of another with a mark. */
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
/** What names write in full or in short: the short form stands for both. */
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

/** A word that begins a key of its own inside a name: 'angeles' of Los Angeles, and not 'de' of Rio de Janeiro. */
const INSIDE_MIN = 3;

/** A name as it is compared: small letters without marks, words apart by one space. */
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

/** What is searched for: words that are finished are taken in their short form. */
export const abbreviateWords = (name: string): string =>
  name.replaceAll(/\S+(?= )/g, (word) => SHORT.get(word) ?? word);

export interface Keys {
  /** What the whole name may be written as. */
  begins: string[];
  /** The same from each of its further words on. */
  inside: string[];
}

/** Everything that a name is found by. */
export function buildKeys(name: string): Keys {
  const spelledOut = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüøå]/g, (letter) => SPELLED_OUT[letter]!);
  const written = spelledOut === name.toLowerCase() ? [name] : [name, spelledOut];
  const whole = written.map(foldName);
  // An apostrophe parts words here, so that Aquila is found in L'Aquila.
  const apart = /['’‘]/.test(name) ? written.map((each) => foldName(each.replaceAll(/['’‘]/g, ' '))) : whole;
  const begins = new Set([...whole, ...apart.flatMap(withoutArticle)].flatMap(spellingVariants));
  const inside = new Set(apart.flatMap(furtherWords).flatMap(spellingVariants));
  return { begins: [...begins], inside: [...inside].filter((key) => !begins.has(key)) };
}

/** The Hague is Hague too, and L'Aquila Aquila. */
function withoutArticle(name: string): string[] {
  const end = name.indexOf(' ');
  return end > 0 && ARTICLES.has(name.slice(0, end)) ? [name.slice(end + 1)] : [];
}

/** With saints, mounts and forts in full and in short. */
function spellingVariants(name: string): string[] {
  const words = name.split(' ');
  if (!words.some((word) => SHORT.has(word) || LONG.has(word))) return [name];
  const written = (as: ReadonlyMap<string, string>) => words.map((word) => as.get(word) ?? word).join(' ');
  return [name, written(SHORT), written(LONG)];
}

/** The name from each further word on. */
function furtherWords(name: string): string[] {
  const found: string[] = [];
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    const rest = name.slice(at + 1);
    const end = rest.indexOf(' ');
    if ((end < 0 ? rest.length : end) >= INSIDE_MIN) found.push(rest);
  }
  return found;
}
