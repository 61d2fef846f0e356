import { refuse } from '#contract/refusals.ts';

/** No call needs more: the largest, a letter with ten cards, has 3 levels and about 60 values. */
const DEPTH_MAX = 20;
const VALUES_MAX = 1_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const BACKSLASH = 0x5c;

/**
 * Refuses JSON with too many values or levels before it is parsed: a megabyte of small values would block the event
 * loop for up to 300 ms. Does not check whether it is valid JSON.
 * @throws {Refusal} 400 `malformed`
 */
export function refuseLargeJson(text: string): void {
  let [depth, values] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = findClosingQuote(text, at);
    else if (character === COMMA) refuseBeyondBounds(depth, (values += 1));
    else if (OPENING.has(character)) refuseBeyondBounds((depth += 1), (values += 1));
    else if (CLOSING.has(character)) depth -= 1;
  }
}

/**
 * The same for a value that is already parsed.
 * @param visit is called with each object on the way, but not with arrays
 * @throws {Refusal} 400 `malformed`
 */
export function refuseLargeValue(value: object, visit: (fields: Record<string, unknown>) => void): void {
  let values = 0;
  const walk = (current: object, depth: number) => {
    refuseBeyondBounds(depth, (values += 1));
    if (!Array.isArray(current)) visit(current as Record<string, unknown>);
    for (const key in current) {
      refuseBeyondBounds(depth, (values += 1));
      const inner = (current as Record<string, unknown>)[key];
      if (typeof inner === 'object' && inner !== null) walk(inner, depth + 1);
    }
  };
  walk(value, 1);
}

function refuseBeyondBounds(depth: number, values: number): void {
  if (depth > DEPTH_MAX) refuse('malformed', 'The body is nested too deeply');
  if (values > VALUES_MAX) refuse('malformed', 'The body holds too many values');
}

function findClosingQuote(text: string, opening: number): number {
  for (let at = opening; ;) {
    at = text.indexOf('"', at + 1);
    if (at === -1) return text.length;
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
}
