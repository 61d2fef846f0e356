/** The position of a card: its upper left corner, in card widths to the right and card heights down. */
export interface Place {
  x: number;
  y: number;
  /** Rotation in degrees, apart from being reversed. */
  turn?: number;
  /** Its label is below that of the card that it crosses. */
  isCrossing?: true;
}

/** The layout of a spread, with one place for each position. */
export interface Layout {
  places: readonly Place[];
  /** Its size in card widths and heights, including the labels below the lowest cards. */
  across: number;
  down: number;
  /** One to three cards as in a hand; all others are flat. */
  isHand: boolean;
}

/** The height of the label between a card and the next one below it. */
const LABEL = 0.2;
const ROW = 1 + LABEL;
const COLUMN = 1.3;

const ONE = handLayout([-2]);
const TWO = handLayout([-4, 4]);
const THREE = handLayout([-4, 0, 4]);

// The first seven are the nails of a horseshoe that opens downwards.
const HORSESHOE: readonly Place[] = [
  { x: 0, y: 2.3 },
  { x: 0.55, y: 1.1 },
  { x: 1.7, y: 0.3 },
  { x: 2.82, y: 0 },
  { x: 3.94, y: 0.3 },
  { x: 5.09, y: 1.1 },
  { x: 5.64, y: 2.3 },
];

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'one-card': ONE,
  'two-paths': TWO,
  'past-present-future': THREE,
  'situation-obstacle-advice': THREE,
  'mind-body-spirit': THREE,
  // The points of the compass: from the west by north and south to the east.
  'four-winds': flatLayout([
    { x: 0, y: 0.6 },
    { x: 1.25, y: 0 },
    { x: 1.25, y: ROW },
    { x: 2.5, y: 0.6 },
  ]),
  cross: flatLayout([
    { x: COLUMN, y: ROW },
    { x: 0, y: ROW },
    { x: 2 * COLUMN, y: ROW },
    { x: COLUMN, y: 2 * ROW },
    { x: COLUMN, y: 0 },
  ]),
  // Two people facing each other, what is between them, and below it the outcome.
  relationship: flatLayout([
    { x: 0, y: 0.6 },
    { x: 3, y: 0.6 },
    { x: 1.5, y: 0 },
    { x: 1.5, y: ROW },
    { x: 0.85, y: 2 * ROW },
    { x: 2.15, y: 2 * ROW },
  ]),
  horseshoe: flatLayout(HORSESHOE),
  'horseshoe-and-clarifier': flatLayout([...HORSESHOE, { x: 2.82, y: 1.75 }]),
  'three-by-three': flatLayout(
    [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * COLUMN, y: row * ROW }))),
  ),
  // The cross, and beside it the staff, which is read upwards.
  'celtic-cross': flatLayout([
    { x: 1.48, y: 1.72 },
    { x: 1.48, y: 1.72, turn: 90, isCrossing: true },
    { x: 1.48, y: 3 },
    { x: 0, y: 1.72 },
    { x: 1.48, y: 0.52 },
    { x: 2.96, y: 1.72 },
    { x: 4.36, y: 3 * 1.17 },
    { x: 4.36, y: 2 * 1.17 },
    { x: 4.36, y: 1.17 },
    { x: 4.36, y: 0 },
  ]),
};

/** The layout of a spread; rows where the spread, or its number of cards, is the writer's own. */
export function getLayout(spread: string | null, cards: number): Layout {
  const known = spread !== null && Object.hasOwn(LAYOUTS, spread) ? LAYOUTS[spread] : undefined;
  if (known?.places.length === cards) return known;
  return [flatLayout([]), ONE, TWO, THREE][cards] ?? rowLayout(cards);
}

/** How wide a card of a letter is, at most, as in the `sizes` attribute of `<img>` (SpreadFigure.module.css). */
export function sizesOfCards({ across, isHand, places }: Layout): string {
  if (!isHand) return `min(120px, ${Math.ceil(100 / across)}vw)`;
  return places.length === 1 ? 'min(190px, 52vw)' : 'min(172px, 28vw)';
}

function handLayout(turns: readonly number[]): Layout {
  const places = turns.map((turn, n) => ({ x: n * 1.12, y: turn === 0 ? 0 : 0.04, turn }));
  return { ...flatLayout(places), isHand: true };
}

const IN_ONE_ROW = 5;

/** One row of up to five, else two, the longer one on top; both centred. */
function rowLayout(cards: number): Layout {
  const columns = cards <= IN_ONE_ROW ? cards : Math.ceil(cards / 2);
  return flatLayout(
    Array.from({ length: cards }, (_, n) => {
      const row = Math.floor(n / columns);
      const inRow = Math.min(columns, cards - row * columns);
      return { x: ((columns - inRow) / 2 + (n % columns)) * COLUMN, y: row * ROW };
    }),
  );
}

function flatLayout(places: readonly Place[]): Layout {
  const across = 1 + Math.max(0, ...places.map(({ x }) => x));
  const down = ROW + Math.max(0, ...places.map(({ y }) => y));
  return { places, across, down, isHand: false };
}
