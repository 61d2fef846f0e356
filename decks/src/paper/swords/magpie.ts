import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-120,4! -70,-30 0,-52 60,-64 96,-84! 130,-122 178,-120 200,-86 188,-48 168,-10 130,34 70,62 0,60 -70,40',
);
const TAIL = outline('-100,-14! -200,24 -300,82! -306,98 -322,106! -314,122 -322,138! -200,96 -88,40!');
const BELLY = outline('140,14! 96,0 30,6 -50,26! -20,46 40,56 92,46');
const BILL = outline('150,-92! 122,-106 82,-104 66,-92! 90,-84 120,-76 150,-70!');

/** The tips of the flight feathers, from the first to the one nearest the body. */
const TIPS = toPoints(
  '20,-372 -48,-378 -108,-358 -156,-322 -190,-276 -208,-226 -212,-176 -200,-128 -170,-88',
);
/** Where they grow, along hand and forearm. */
const ROOTS = toPoints('26,-190 12,-190 0,-182 -8,-170 -12,-154 -10,-134 -6,-112 0,-92 4,-74');
/** Upper arm, forearm and hand with their coverts, in one. */
const ARM = outline(
  '84,-36! 78,-84 66,-136 48,-186 24,-226! -20,-216 -56,-176 -76,-128 -72,-86 -50,-48! 10,-14 60,-12',
);

/** A quill between two points with a white web and a black tip, or all black. */
const quill = (from: Point, tip: Point, isWhite: boolean): Art => {
  const at = (share: number): Point => [
    from[0] + (tip[0] - from[0]) * share - 14 * share * (1 - share),
    from[1] + (tip[1] - from[1]) * share - 14 * share * (1 - share),
  ];
  return [
    joined('ink', [swellPath([at(0), at(0.4), at(0.8), at(1)], [30, 48, 44, 8])], 4),
    isWhite && stroke('light', [at(0.3), at(0.6), at(0.84)], [16, 24, 8]),
    gouge([at(0.4), at(0.6), at(0.92)], 4, isWhite ? 'ink' : 'mid'),
  ];
};

const wing: Art = [
  TIPS.map((tip, i) => quill(ROOTS[i] ?? tip, tip, i < 5)).toReversed(),
  joined('ink', [ARM], 5),
  combed('58,-150 24,-196 -10,-200', '40,-90 -20,-110 -62,-110', { role: 'mid', rows: 4, width: 6 }),
];

/** A magpie that flies to the right with raised wings and looks back: 530 wide, its claws at (50, 104) round what it carries. */
export const magpie = (loot: Art): Art => [
  put(wing, { x: 52, y: -6, turn: 16, size: 0.96 }),
  joined('ink', [TAIL, BODY], 6),
  joined('ink', [BILL], 5),
  flat('ink', circlePath(158, -84, 34)),
  hatch(TAIL, { role: 'mid', angle: -26, gap: 15, width: 5, side: 'end', reach: 0.6 }),
  flat('light', BELLY),
  gouge('76,-92 110,-92 140,-86', 4, 'mid'),
  [flat('light', circlePath(146, -98, 11)), flat('ink', circlePath(142, -98, 6))],
  loot,
  joined('ink', [limb('30,44,24 40,74,13 48,92,13'), limb('72,40,24 70,72,13 62,90,13')], 4),
  [
    limb('34,86,13 22,104,14 26,132,8'),
    limb('46,88,13 50,112,14 50,140,8'),
    limb('64,88,13 78,104,14 76,132,8'),
  ].map((d) => cut('ink', d, 3)),
  wing,
  // The white shoulder lies where the arm leaves the back.
  cut('light', outline('78,-32! 40,-50 -10,-52 -60,-44! -40,-18 10,-4 60,-10'), 4),
  combed('50,-36 10,-44 -40,-38', '50,-18 10,-16 -30,-24', { role: 'mid', rows: 2, width: 5 }),
];
