const MASK = '[masked]';
const KEY = /card_?(number|holder|zipcode)|exp_?(date|month|year)|cvc|cvv|password|authorization/i;
const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/** Digits, by themselves or in groups as people write them and as an address spells them. */
const DIGITS = /(?<!\d)\d(?:(?:[ +-]|%20)?\d){12,}(?!\d)/g;
const GAP = /[ +-]|%20/;
/** The code beside its name, in a sentence, a query or JSON. */
const CODE = /(cvc|cvv)(\D{0,20}?)\d{3,4}(?!\d)/gi;
/** A card's holder and ZIP code, in JSON that stands in a text. */
const FIELD = /(card_?(?:holder|zipcode)\\*["']?\s*[:=]\s*\\*["']?)[^"'\\&,}]+/gi;

/**
 * A copy of what is to be logged or reported in which no card and no password can be read: masked by the name of its
 * key and by its pattern, at every depth.
 * @param isOpened the objects that are looked into; whatever else there is stays as it is
 */
export function maskSecrets(value: unknown, isOpened: (object: object) => boolean = isPlain): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map((inner) => maskSecrets(inner, isOpened));
  if (typeof value !== 'object' || value === null || !isOpened(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    maskText(key),
    KEY.test(key) ? MASK : maskSecrets(inner, isOpened),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** An element of a page, say, is not: it leads to all the others. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const maskText = (text: string): string =>
  text
    .replaceAll(DIGITS, (run) => (hasCardNumber(run.split(GAP)) ? MASK : run))
    .replaceAll(CODE, `$1$2${MASK}`)
    .replaceAll(FIELD, `$1${MASK}`);

/** Whether some of these groups, one after the other, are a card's number: other digits may stand beside it. */
const hasCardNumber = (groups: readonly string[]): boolean =>
  groups.some((_, from) => beginsCard(groups, from));

function beginsCard(groups: readonly string[], from: number): boolean {
  let digits = '';
  for (let at = from; at < groups.length && digits.length < MOST_DIGITS; at++) {
    digits += groups[at]!;
    if (isCardNumber(digits)) return true;
  }
  return false;
}

/** The check digit of ISO/IEC 7812, which every card number ends in. */
function isCardNumber(digits: string): boolean {
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return false;
  let sum = 0;
  for (let place = 1; place <= digits.length; place++) {
    const digit = Number(digits[digits.length - place]);
    const weighed = place % 2 === 0 ? 2 * digit : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
