const MASK = '[card]';
const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
const KEY = /card_?number|cvc|cvv|card_?holder|card_?zipcode/i;
/** Digits, by themselves or in groups as people write them and as an address spells them. */
const DIGITS = /(?<!\d)\d(?:(?:[ +-]|%20)?\d){12,}(?!\d)/g;
const GAP = /[ +-]|%20/;
/** The code beside its name, in a sentence, a query or JSON. */
const CODE = /(cvc|cvv)(\D{0,20}?)\d{3,4}(?!\d)/gi;
/** A card's holder and ZIP code, in JSON that stands in a text. */
const FIELD = /(card_?(?:holder|zipcode)\\*["']?\s*[:=]\s*\\*["']?)[^"'\\&,}]+/gi;

/** Card data by its key and by its pattern, at every depth, is masked. */
export function maskCards(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskCards);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    maskText(key),
    KEY.test(key) ? MASK : maskCards(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
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
