import words from './spreadPositions.json' with { type: 'json' };

/** The role of a position in a spread; positions with the same role share phrases. */
export type Role = keyof typeof words.roles;

/** Each in two word orders: 'Behind you lies The Moon', 'The Moon lies behind you'. */
const ROLE_PHRASES: Readonly<Record<Role, readonly string[]>> = words.roles;

/** For positions that combine a time and a part of life ('Past, heart'). */
const TIMES_AND_PARTS: Readonly<Record<string, readonly string[]>> = words.timesAndParts;

const ROLES: Readonly<Record<string, Role>> = {
  'the heart of it': 'heart',
  past: 'past',
  'recent past': 'past',
  present: 'present',
  situation: 'present',
  future: 'future',
  'near future': 'future',
  obstacle: 'obstacle',
  challenge: 'obstacle',
  advice: 'advice',
  outcome: 'outcome',
  'where it leads': 'outcome',
  root: 'root',
  foundation: 'root',
  crown: 'crown',
  potential: 'crown',
  'hidden influences': 'hidden',
  you: 'you',
  yourself: 'you',
  'the other': 'other',
  'what joins you': 'joins',
  'what divides you': 'divides',
  'what is needed': 'needed',
  'people around you': 'around',
  surroundings: 'around',
  'hopes and fears': 'hopes',
  mind: 'mind',
  body: 'body',
  spirit: 'spirit',
  'this way': 'thisWay',
  'that way': 'thatWay',
  clarifier: 'clarifier',
};

/** A position with its phrases; one that a writer has named is only called by that name. */
export type SpreadPosition =
  | { kind: 'known'; role: Role; templates: readonly string[] }
  | { kind: 'named'; name: string };

export function toSpreadPosition(position: string): SpreadPosition {
  const name = position.trim().toLowerCase();
  if (Object.hasOwn(TIMES_AND_PARTS, name))
    return { kind: 'known', role: ROLES[name.split(',', 1)[0]!]!, templates: TIMES_AND_PARTS[name]! };
  if (Object.hasOwn(ROLES, name))
    return { kind: 'known', role: ROLES[name]!, templates: ROLE_PHRASES[ROLES[name]!] };
  return { kind: 'named', name: cleanPositionName(position) };
}

/** The role of a position; undefined for one that a writer has named. */
export function findRole(position: string): Role | undefined {
  const found = toSpreadPosition(position);
  return found.kind === 'known' ? found.role : undefined;
}

const NAME_MAX = 60;

/** A writer's position name, cleaned for use in a sentence: words on one line. */
const cleanPositionName = (position: string): string =>
  position
    .replaceAll(/[^\p{L}\p{M}\p{N}’'&-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .trim();
