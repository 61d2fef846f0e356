const MASK = '[masked]';
const KEY = /card_?(number|holder|zipcode)|exp_?(date|month|year)|cvc|cvv|password|authorization/i;
const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/** Digits, together or in groups, separated as people write them or as URLs encode them. */
const DIGITS = /(?<!\d)\d(?:(?:[ +-]|%20)?\d){12,}(?!\d)/g;
const GAP = /[ +-]|%20/;
/** The security code next to its name, in a sentence, a query or JSON. */
const CODE = /(cvc|cvv)(\D{0,20}?)\d{3,4}(?!\d)/gi;
/** A card's holder and ZIP code, in JSON inside a text. */
const FIELD = /(card_?(?:holder|zipcode)\\*["']?\s*[:=]\s*\\*["']?)[^"'\\&,}]+/gi;

const DEPTH_MAX = 20;
const TEXT_MAX = 10_000;
/** The average size of a number, a bracket or a key, in characters. */
const VALUE_SIZE = 20;
const SIZE_MAX = 1_000_000;
const LEFT_OUT = '[left out]';

/**
 * Returns a copy for logs and reports without card data and passwords: masked by key name and by pattern, at every
 * depth. Values deeper than 20 levels or beyond `sizeMax` are left out, so a circular value ends too, and texts are cut
 * after 10,000 characters.
 * @param isOpened which objects are copied field by field; others are returned as they are
 * @param sizeMax the approximate maximum size of the copy, in characters of JSON
 */
export function maskSecrets(
  value: unknown,
  isOpened: (object: object) => boolean = isPlain,
  sizeMax = SIZE_MAX,
): unknown {
  let size = 0;
  const isFull = () => size > sizeMax;

  function maskValue(current: unknown, depth: number): unknown {
    size += VALUE_SIZE;
    if (isFull()) return LEFT_OUT;
    if (typeof current === 'string') return maskAndCount(current);
    if (typeof current !== 'object' || current === null) return current;
    if (!Array.isArray(current) && !isOpened(current)) return current;
    if (depth > DEPTH_MAX) return LEFT_OUT;
    return Array.isArray(current) ? maskItems(current, depth) : maskFields(current, depth);
  }

  function maskAndCount(text: string): string {
    const masked = maskText(truncateText(text));
    size += masked.length;
    return masked;
  }

  function maskItems(items: readonly unknown[], depth: number): unknown[] {
    const copy: unknown[] = [];
    for (const item of items) {
      copy.push(maskValue(item, depth + 1));
      if (isFull()) break;
    }
    return copy;
  }

  function maskFields(fields: object, depth: number): unknown {
    const entries: [string, unknown][] = [];
    for (const key of Object.keys(fields)) {
      const name = maskAndCount(key);
      const inner = (fields as Record<string, unknown>)[key];
      entries.push([name, KEY.test(name) ? MASK : maskValue(inner, depth + 1)]);
      if (isFull()) break;
    }
    return Object.fromEntries(entries);
  }

  return maskValue(value, 1);
}

/** Also drops a number that crosses the cut: half a card number would not be recognised as one. */
function truncateText(text: string): string {
  if (text.length <= TEXT_MAX) return text;
  let end = TEXT_MAX;
  while (end > 0 && /[\d +%-]/.test(text[end - 1]!)) end -= 1;
  return `${text.slice(0, end)}… (${text.length} characters)`;
}

/** Excludes objects such as DOM elements, which lead to the whole document. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const maskText = (text: string): string =>
  text
    .replaceAll(DIGITS, (run) => (hasCardNumber(run.split(GAP)) ? MASK : run))
    .replaceAll(CODE, `$1$2${MASK}`)
    .replaceAll(FIELD, `$1${MASK}`);

/** Whether some consecutive groups form a card number; other digits may surround it. */
function hasCardNumber(groups: readonly string[]): boolean {
  const digits = groups.join('');
  const starts = [0];
  for (const group of groups) starts.push(starts.at(-1)! + group.length);
  const isBoundary = new Set(starts);
  const isCardNumber = createLuhnCheck(digits);
  return starts.some((from) => {
    for (let to = from + FEWEST_DIGITS; to <= from + MOST_DIGITS && to <= digits.length; to++)
      if (isBoundary.has(to) && isCardNumber(from, to)) return true;
    return false;
  });
}

/**
 * Returns a check of whether a range of the digits ends in its ISO/IEC 7812 check digit, as every card number does. The
 * digits are summed once, however many ranges are checked.
 */
function createLuhnCheck(digits: string): (from: number, to: number) => boolean {
  // Prefix sums with every second digit doubled: the even positions in one, the odd ones in the other.
  const sums = [0, 1].map((doubled) => {
    const sum = new Uint32Array(digits.length + 1);
    for (let place = 0; place < digits.length; place++) {
      const weighed = Number(digits[place]) * (place % 2 === doubled ? 2 : 1);
      sum[place + 1] = sum[place]! + (weighed > 9 ? weighed - 9 : weighed);
    }
    return sum;
  });
  // Counting from the end, every second digit is doubled.
  return (from, to) => {
    const sum = sums[to % 2]!;
    return (sum[to]! - sum[from]!) % 10 === 0;
  };
}
