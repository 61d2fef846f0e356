const MASK = '[masked]';
const CARD_KEYS = /card_?(number|holder|zipcode)|exp_?(date|month|year)|\bcvc\b|cvv|password|authorization/i;
const DIGIT_RUNS = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/** A copy of what is to be reported in which no card can be read: masked by the name of its key, and by its digits. */
export function withoutCardData(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(DIGIT_RUNS, (run) => (passesLuhn(run.replaceAll(/\D/g, '')) ? MASK : run));
  }
  if (Array.isArray(value)) return value.map(withoutCardData);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, CARD_KEYS.test(key) ? MASK : withoutCardData(inner)]),
  );
}

/** The check digit that every card number ends with. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - fromRight));
    const weighed = fromRight % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
