import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { agedMoon } from '../moon.ts';

const [X, FOOT, R] = [410, 548, 126];
const DOME = `M${X - R} ${FOOT}A${R} ${R * 1.04} 0 0 1 ${X + R} ${FOOT}Z`;

/** A meridian of the dome, by its share of the radius from left to right. */
const meridian = (share: number): string =>
  `M${X + share * R} ${FOOT}A${Math.abs(share) * R} ${R * 1.04} 0 0 ${share < 0 ? 1 : 0} ${X} ${FOOT - R * 1.04}`;

/** The open slit, towards the comet. */
const SLIT = `M${X - R * 0.86} ${FOOT}A${R * 0.86} ${R * 1.04} 0 0 1 ${X - 8} ${FOOT - R * 1.04}L${X + 26} ${FOOT - R * 1.01}A${R * 0.42} ${R} 0 0 0 ${X - R * 0.34} ${FOOT}Z`;

/** The telescope on its fork in the slit, its eyepiece at 0 and its front at 210. */
const telescope: Art = [
  fill(
    'gloomLight',
    outline(
      `${X - 84},${FOOT}! ${X - 76},${FOOT - 44} ${X - 62},${FOOT - 52} ${X - 48},${FOOT - 44} ${X - 40},${FOOT}!`,
    ),
    { width: 2.6 },
  ),
  put(
    [
      fill('metal', 'M-40 -15H74V15H-40Z', { width: 3 }),
      fill('metal', 'M70 -22H196V22H70Z', { width: 3 }),
      fill('metal', 'M188 -30H214V30H188Z', { width: 3 }),
      flat('metalDark', 'M-40 4H74V14H-40ZM70 7H188V21H70ZM188 10H213V29H188Z', 0.9),
      flat('light', 'M76 -16H184V-9H76ZM-8 -10H70V-5H-8Z', 0.8),
      fill('red', 'M104 -23H120V23H104Z', { width: 2.4 }),
      fill('light', 'M212 -28Q222 0 212 28Z', { width: 2.4 }),
    ],
    { x: X - 52, y: FOOT - 42, turn: 221, size: 0.74 },
  ),
  disc('steelDark', X - 62, FOOT - 38, 10, 2.4),
];

/** The part that the near edge of the slit does not hide. */
const LEFT_OF_EDGE = `M0 0H${X + 26}V${FOOT - R * 1.01}A${R * 0.42} ${R} 0 0 0 ${X - R * 0.34} ${FOOT}H0Z`;
/** Where the tube has left the dome. */
const OUTSIDE = `M0 0H600V${FOOT - 60}H${X - R}V${FOOT}H0Z`;

const dome: Art = [
  fill('sage', DOME, { width: 3.4 }),
  clipped(DOME, [
    flat(
      'sageDark',
      `M${X + R * 0.2} ${FOOT}A${R * 0.5} ${R * 1.04} 0 0 0 ${X} ${FOOT - R * 1.04}L${X + R} ${FOOT - R}V${FOOT}Z`,
      0.75,
    ),
    flat(
      'stem',
      `M${X + R * 0.66} ${FOOT}A${R * 0.66} ${R * 1.04} 0 0 0 ${X} ${FOOT - R * 1.04}L${X + R} ${FOOT - R}V${FOOT}Z`,
      0.8,
    ),
    [-0.96, 0.24, 0.54, 0.8].map((share) => line(meridian(share), 2.4, 'line', 0.8)),
    line(`M${X - R} ${FOOT - 54}Q${X} ${FOOT - 40} ${X + R} ${FOOT - 54}`, 2.2, 'line', 0.5),
  ]),
  fill('ink', SLIT, { width: 3 }),
  clipped(SLIT, [
    flat('gloomLight', `M${X - R} ${FOOT}V${FOOT - 26}Q${X - 60} ${FOOT - 40} ${X} ${FOOT - 22}V${FOOT}Z`),
    telescope,
    // The near edge of the slit throws its shadow on the tube.
    flat(
      'ink',
      `M${X + 26} ${FOOT - R * 1.01}A${R * 0.42} ${R} 0 0 0 ${X - R * 0.34} ${FOOT}H${X - R * 0.5}A${R * 0.56} ${R} 0 0 1 ${X + 6} ${FOOT - R}Z`,
      0.4,
    ),
  ]),
  // The comet's light on the edge of the dome and both edges of the slit.
  line(`M${X - R + 4} ${FOOT - 6}A${R - 4} ${R * 1.01} 0 0 1 ${X - 12} ${FOOT - R * 1.02}`, 7, 'trim'),
  line(`M${X - R * 0.34} ${FOOT}A${R * 0.42} ${R} 0 0 1 ${X + 24} ${FOOT - R * 1.0}`, 5, 'trim'),
  clipped(OUTSIDE, clipped(LEFT_OF_EDGE, telescope)),
];

const [LEFT, RIGHT] = [X - R - 4, X + R + 4];

/** The round house below the dome. */
const house: Art = [
  fill(
    'linen',
    outline(`${LEFT + 10},${FOOT}! ${RIGHT - 10},${FOOT}! ${RIGHT - 6},742! ${X},756 ${LEFT + 6},742!`),
    { width: 3.4 },
  ),
  flat(
    'stoneDark',
    outline(`${X + 66},${FOOT}! ${RIGHT - 11},${FOOT}! ${RIGHT - 8},741! ${X + 70},752!`),
    0.75,
  ),
  flat('stone', outline(`${X + 30},${FOOT}! ${X + 66},${FOOT}! ${X + 70},752! ${X + 34},754!`), 0.75),
  flat(
    'trim',
    outline(`${LEFT + 11},${FOOT + 34}! ${LEFT + 36},${FOOT + 40}! ${LEFT + 34},745! ${LEFT + 7},741!`),
    0.75,
  ),
  // The band of the month.
  fill(
    'cloth',
    outline(
      `${LEFT},${FOOT - 4}! ${X},${FOOT + 8} ${RIGHT},${FOOT - 4}! ${RIGHT},${FOOT + 34}! ${X},${FOOT + 48} ${LEFT},${FOOT + 34}!`,
    ),
    { width: 3 },
  ),
  times(7, (i) => {
    const t = (i - 3) / 3.4;
    return agedMoon(
      X + Math.sin(t * 1.3) * R * 0.96,
      FOOT + 26 - Math.abs(t) * 8,
      12.5 - Math.abs(i - 3) * 0.7,
      0.12 + i * 0.127,
      { dark: 'ink', edge: 'trim', width: 1.8 },
    );
  }),
  line(
    `M${LEFT} ${FOOT + 2}Q${X} ${FOOT + 16} ${RIGHT} ${FOOT + 2}M${LEFT} ${FOOT + 31}Q${X} ${FOOT + 46} ${RIGHT} ${FOOT + 31}`,
    2.6,
    'trim',
  ),
  // Windows and the door.
  [-74, 78].map((dx) => [
    fill('glow', `M${X + dx - 17} 680V634A17 17 0 0 1 ${X + dx + 17} 634V680Z`, { width: 3 }),
    line(`M${X + dx} 618V680M${X + dx - 17} 650H${X + dx + 17}`, 2.4),
  ]),
  fill('stone', `M${X - 42} 756V660A42 42 0 0 1 ${X + 42} 660V756Z`, { width: 3 }),
  fill('steelDark', `M${X - 30} 756V662A30 30 0 0 1 ${X + 30} 662V756Z`, { width: 2.8 }),
  line(`M${X} 634V756`, 2.2, 'shade'),
  disc('trim', X + 9, 706, 4.5, 1.6),
  fill('stone', boxPath(X - 56, 750, 112, 13), { width: 2.8 }),
  fill('stoneDark', boxPath(X - 70, 763, 140, 14), { width: 2.8 }),
];

/** A round observatory with its dome open and the telescope out, 260 wide, on a hill. */
export const observatory: Art = [
  dome,
  house,
  put(fill('trim', 'M-3 0V-26H3V0Z', { width: 2 }), { x: X, y: FOOT - R - 2 }),
  disc('trim', X, FOOT - R - 32, 8, 2),
];
