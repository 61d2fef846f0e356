import { eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { firs, grass, hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { wolf } from './wolfAbove.ts';

export const lantern: OracleScene = {
  alt: 'A lantern on an iron crook lights the first steps of a stone stair that climbs into a wood at night; the last steps are dark, and at their top, among trees, a grey wolf with yellow eyes stands, its edge lit, and looks down.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 50, floor: 300 }),
    hills(430, [70, 60, 70, 90, 110, 90, 80], 'mid'),
    firs(
      [
        [70, 500, 240],
        [150, 480, 190],
        [540, 500, 330],
        [476, 470, 190],
        [268, 460, 130],
      ],
      'near',
    ),
    mist,
    trunks,
    litAir,
    banks,
    litBank,
    stair,
    landing,
    put(wolf, { x: 370, y: 484, size: 1.12 }),
    mossyStones,
    crook,
    lamp,
    line('M200 252V262', 8, 'ink'),
  ],
};

/** The foot of each trunk, its width, and how dark it is. */
const TRUNKS: readonly (readonly [x: number, width: number, role: Role])[] = [
  [258, 26, 'ink'],
  [486, 26, 'near'],
  [524, 34, 'mid'],
  [566, 40, 'field'],
];

/** Trunks of the wood, beyond which it is misty. */
const trunks: Art = [
  eachRow(TRUNKS, (x, w, role) =>
    fill(
      role,
      outline(
        `${x - w},560! ${x - w * 0.6},500 ${x - w * 0.5},300 ${x - w * 0.4},40! ${x + w * 0.4},40! ${x + w * 0.5},300 ${x + w * 0.6},500 ${x + w},560!`,
      ),
      { width: 2.4 },
    ),
  ),
  line('M496 230L440 186M462 202L446 224M514 160L486 120', 8, 'near'),
  // The bark.
  eachOf('516,120 532,210 518,300 530,390 512,440', (x = 0, y = 0) => line(`M${x} ${y}v46`, 4, 'near')),
  eachOf('552,90 560,190 548,290 556,380', (x = 0, y = 0) => line(`M${x} ${y}v50`, 4, 'mid')),
  line('M264 240L312 206M262 140L228 108', 8, 'ink'),
];

const banks: Art = [
  fill('near', outline('20,470! 120,452 240,480 330,500! 330,600! 200,700 90,840! 20,840!'), { width: 2.6 }),
  fill('near', outline('420,500! 480,470 580,450! 580,840! 540,760 480,640 440,560!'), { width: 2.6 }),
];

/** How each step is painted, on its front and on top, from the lit near ones to the dark ones above. */
const STEPS = [
  ['metalDark', 'glow'],
  ['metalDark', 'trim'],
  ['woodDark', 'straw'],
  ['shade', 'stem'],
  ['ink', 'gloomLight'],
  ['ink', 'shade'],
  ['ink', 'gloom'],
  ['ink', 'gloomLight'],
  ['shade', 'far'],
] as const satisfies readonly (readonly [Role, Role])[];

/** The ends of the front edge of a step, and how high it is. */
function edgeOf(step: number): { left: Point; right: Point; height: number } {
  const near = 0.8 ** step;
  const y = 424 + 366 * near;
  return { left: [344 - 268 * near, y], right: [408 + 142 * near, y - 6 * near], height: 40 * near };
}

const down = ([x, y]: Point, by: number): Point => [x, y + by];

/** The head of the stair, paler than the wood, on which the wolf stands. */
const landing: Art = fill('far', 'M288 492L478 489L502 462H304Z', { width: 2.4 });

const stair: Art = STEPS.map((paints, step) => ({ paints, step }))
  .toReversed()
  .map(({ paints: [front, top], step }) => {
    const [here, next] = [edgeOf(step), edgeOf(step + 1)];
    const tread = polygonPath([
      here.left,
      here.right,
      down(next.right, next.height),
      down(next.left, next.height),
    ]);
    const riser = polygonPath([
      here.left,
      here.right,
      down(here.right, here.height),
      down(here.left, here.height),
    ]);
    const [[x, y], [right]] = [here.left, here.right];
    return [
      fill(top, tread, { width: 2.4 }),
      fill(front, riser, { width: 2.6 }),
      line(
        `M${x} ${y}L${right} ${here.right[1]}`,
        4 - step * 0.35,
        step < 3 ? 'light' : 'waterLight',
        step < 3 ? 0.9 : 0.2,
      ),
      times(3, (k) => {
        const joint = x + ((right - x) * (k + 1 + (step % 2) * 0.4)) / 4;
        return line(`M${joint} ${y + 3}v${here.height - 6}`, 2, 'ink', 0.5);
      }),
    ];
  });

/** The light of the lantern in the air, which fades outwards. */
const litAir: Art = times(30, (i) => disc('trim', 200, 400, 40 + i * 6.4, 0, 0.022));

const litBank: Art = [
  flat('stem', outline('20,620! 90,570 170,550 250,560 300,590! 200,690 90,840! 20,840!'), 0.9),
  flat('leafDark', outline('60,640! 120,600 190,586 250,600! 180,690 100,780!'), 0.9),
];

/** Haze between the trunks, before which the wolf is dark. */
const mist: Art = times(21, (k) => {
  const i = k / 3;
  return flat(
    'waterLight',
    outline(
      `${250 + i * 12},540! ${266 + i * 13},${320 + i * 12} 330,${186 + i * 20} 390,${150 + i * 20} 450,${186 + i * 20} ${520 - i * 13},${320 + i * 12} ${536 - i * 12},540!`,
    ),
    0.16,
  );
});

const MOSSY: readonly (readonly [x: number, y: number, r: number, moss: Role])[] = [
  [70, 706, 44, 'sage'],
  [134, 640, 30, 'leaf'],
  [536, 706, 34, 'leafDark'],
  [486, 622, 24, 'stem'],
];

const mossyStones: Art = [
  eachRow(MOSSY, (x, y, r, role) => [
    fill(
      'shade',
      outline(
        `${x - r},${y + r}! ${x - r},${y} ${x - r * 0.4},${y - r * 0.7} ${x + r * 0.5},${y - r * 0.6} ${x + r},${y + r * 0.2} ${x + r},${y + r}!`,
      ),
      { width: 2.4 },
    ),
    flat(
      role,
      outline(
        `${x - r},${y}! ${x - r * 0.4},${y - r * 0.7} ${x + r * 0.5},${y - r * 0.6} ${x + r},${y + r * 0.2}! ${x + r * 0.4},${y - r * 0.1} ${x - r * 0.2},${y + r * 0.1}`,
      ),
    ),
  ]),
  grass(
    [
      [58, 660],
      [110, 628],
      [160, 600],
      [196, 576],
      [60, 768],
    ],
    'leaf',
  ),
  grass(
    [
      [520, 660],
      [470, 590],
      [546, 780],
    ],
    'leafDark',
  ),
];

/** It stands in the bank, and its bent end holds the ring of the lantern. */
const crook: Art = [
  fill('shade', outline('44,812! 46,790 62,782 86,784 98,794 100,812!'), { width: 2.6 }),
  [19, 12].map((width, i) =>
    line(
      'M72 792C78 640 84 420 86 290C88 196 200 186 204 250C204 262 192 268 184 262',
      width,
      i ? 'steelDark' : 'line',
    ),
  ),
];

const lamp: Art = put(
  [
    line('M-30 -104C-30 -146 30 -146 30 -104', 7, 'ink'),
    fill('ink', 'M-20 -112H20L30 -96H-30Z'),
    fill('shade', 'M-76 -52C-60 -84 -40 -96 0 -98C40 -96 60 -84 76 -52Z'),
    fill('light', 'M-62 -50H62L52 110H-52Z'),
    flat('glow', 'M-54 -44H54L46 104H-46Z', 0.75),
    flame(0, 62, 1.5),
    fill('linen', 'M-15 62H15V110H-15Z', { width: 1.8 }),
    line('M-34 -50L-29 110M34 -50L29 110M-60 -10H60', 4, 'ink'),
    fill('shade', 'M-66 -54H66L62 -42H-62Z'),
    fill('shade', 'M-60 108H60L70 128H-70Z'),
    flat('light', circlePath(0, -74, 5)),
  ],
  { x: 200, y: 388, size: 1.12 },
);
