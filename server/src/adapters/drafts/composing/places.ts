/** What a place in a spread stands for; positions of the same kind are spoken of alike. */
export type Role = keyof typeof PLACES;

/** Each in two orders: 'Behind you lies The Moon', 'The Moon lies behind you'. */
const PLACES = {
  heart: ['at the heart of it', 'in the middle of the question', 'at the centre'],
  past: ['behind you', 'in what has been', 'among the things that led here'],
  present: ['where you are now', 'in the present', 'in the middle of today'],
  future: ['on the road ahead', 'in the direction things are leaning', 'a little further on'],
  obstacle: ['in the way', 'across your path', 'where it pinches'],
  advice: ['in the place of advice', 'where you look for advice', 'on the side of what helps'],
  outcome: ['in the place of the outcome', 'where all of it points', 'at the far end'],
  root: ['at the root', 'underneath it all', 'in the ground below'],
  crown: ['above you', 'at the top', 'in what you are reaching for'],
  hidden: ['out of sight', 'below the surface', 'in the part that goes unspoken'],
  you: ['on your side', 'in the place that is yours', 'where the spread speaks of you'],
  other: ['on the other side', 'in the other person’s place', 'across the table from you'],
  joins: ['on the ground you share', 'in what holds you together', 'between the two of you'],
  divides: ['in the gap between you', 'in what keeps you apart', 'where you differ'],
  needed: ['in the place of what is needed', 'where something is asked for', 'in what would help you both'],
  around: ['around you', 'among the people near you', 'in your surroundings'],
  hopes: ['between hope and fear', 'in what you hope for and fear', 'where hope and fear share a room'],
  mind: ['in your thoughts', 'on the side of the mind', 'where you think it over'],
  body: ['in your days and your body', 'on the side of the body', 'in what you do with your hands'],
  spirit: ['in what gives you meaning', 'on the side of the spirit', 'where your spirit is at home'],
  thisWay: ['on the first path', 'along this way', 'on the one side'],
  thatWay: ['on the second path', 'along that way', 'on the other side'],
  clarifier: ['beside the last card', 'as a note in the margin', 'in the place of the clarifier'],
} satisfies Record<string, readonly string[]>;

/** Where a position names a time and a part of life ('Past, heart'). */
const TIMES_AND_PARTS: Readonly<Record<string, readonly string[]>> = {
  'past, mind': ['in what you used to think', 'among your earlier thoughts'],
  'past, heart': ['in what you used to feel', 'among your earlier feelings'],
  'past, world': ['in the days behind you', 'in how things used to be'],
  'present, mind': ['in what you think today', 'among your thoughts of this week'],
  'present, heart': ['in what you feel today', 'close to your heart at present'],
  'present, world': ['in your days as they are', 'in the daily life of now'],
  'future, mind': ['in thoughts that are still forming', 'in what you may come to think'],
  'future, heart': ['in feelings that are still forming', 'in what you may come to feel'],
  'future, world': ['in the days ahead', 'in daily life a little further on'],
};

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

/** A position as it is spoken of; a writer may have named it, and then it is told by that name alone. */
export type Place = { is: 'known'; role: Role; ways: readonly string[] } | { is: 'named'; name: string };

export function placeOf(position: string): Place {
  const name = position.trim().toLowerCase();
  if (Object.hasOwn(TIMES_AND_PARTS, name))
    return { is: 'known', role: ROLES[name.split(',', 1)[0]!]!, ways: TIMES_AND_PARTS[name]! };
  if (Object.hasOwn(ROLES, name)) return { is: 'known', role: ROLES[name]!, ways: PLACES[ROLES[name]!] };
  return { is: 'named', name: spoken(position) };
}

const NAME_MAX = 60;

/** A name that a writer gave, as it can stand in a sentence: words on one line. */
const spoken = (position: string): string =>
  position
    .replaceAll(/[^\p{L}\p{M}\p{N}’'&-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .trim();
