import { flat, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { flyingBird } from './birds.ts';
import { cloud } from '../nature/clouds.ts';
import { waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { blaze, masonry } from './towerBreak.ts';

const CLIFF = 'M90 900L140 760L180 730H420L470 780L520 900Z';
const STUMP = 'M190 530L214 500L236 526L262 488L284 520L312 492L334 524L362 486L384 516L410 502L432 740H168Z';
const SHAFT = 'M-104 0L-80 26L-58 2L-30 34L-6 6L22 38L46 8L70 30L104 -4L84 -196H-84Z';

/** The upper half, broken off at 0: its gallery, its lamp and the crown that is its roof. */
const top = [
  keyed('light', SHAFT, 7),
  flat('accent', 'M-99 -50L-91 -124H91L99 -50Z'),
  hatch(SHAFT, { role: 'ink', angle: 0, gap: 15, width: 6, side: 'end', reach: 0.4 }),
  keyed('ink', 'M-22 -62V-100Q0 -132 22 -100V-62Z', 4),
  // The lamp room: a sill, glass between three bars, and the eaves under the crown.
  cut('glow', 'M-58 -214H58L54 -300H-54Z', 6),
  flat('ink', 'M-33 -214h7v-86h-7ZM-4 -214h8v-86h-8ZM26 -214h7v-86h-7Z'),
  keyed('far', 'M-112 -192H112L104 -220H-104Z', 6),
  // The rail of the gallery, with three posts on each side.
  [-1, 1]
    .flatMap((side) => [
      `${side * 74},-220 ${side * 74},-254`,
      `${side * 91},-220 ${side * 91},-254`,
      `${side * 108},-220 ${side * 108},-254`,
      `${side * 64},-254 ${side * 90},-256 ${side * 114},-254`,
    ])
    .map((rail) => [stroke('ink', rail, [13, 13, 13]), stroke('far', rail, [7, 7, 7])]),
  keyed('far', 'M-70 -290H70L66 -308H-66Z', 5),
  keyed('glow', 'M-74 -304L-96 -366L-52 -346L-30 -396L0 -354L30 -396L52 -346L96 -366L74 -304Z', 6),
];

export const theTower: Scene = {
  alt: 'Lightning breaks a striped lighthouse on a rock in the sea in two; its crowned upper half topples to the right, lamp room and all, fire and broken stones burst out, one white bird tumbles down, and another flees over the waves.',
  draw: () => [
    chatterSky('ink', 112, { marks: 'near', foot: 760 }),
    cloud({ x: 130, y: 120, size: 1.1 }, 'mid', 'light'),
    keyed('light', STUMP, 7),
    flat('accent', 'M186 570H414L422 650H178Z'),
    hatch(STUMP, { role: 'ink', angle: 0, gap: 15, width: 6, side: 'end', reach: 0.4 }),
    keyed('ink', 'M276 740V690Q300 656 324 690V740Z', 4),
    blaze,
    keyed(
      'light',
      'M184 574L190 546L214 530L236 550L262 522L284 546L312 526L334 550L362 518L384 544L410 530L416 574',
      6,
    ),
    flat('light', 'M194 562H406V574H194Z'),
    put(top, { x: 344, y: 436, turn: 22 }),
    masonry,
    cut('glow', 'M92 30L154 234L106 244L266 470L200 274L246 262L166 30Z', 6),
    put(flyingBird('light', 'ink'), { x: 138, y: 632, size: 0.5, turn: -62, flip: true }),
    put(flyingBird('light', 'ink'), { x: 500, y: 682, size: 0.4, turn: -22 }),
    cut('near', CLIFF, 6),
    hatch(CLIFF, { role: 'far', angle: 66, gap: 18, width: 6, reach: 0.45 }),
    waves(800, 2, ['mid', 'near']),
  ],
};
