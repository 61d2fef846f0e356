import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { firs, grass, hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

export const lantern: OracleScene = {
  alt: 'A lantern on an iron crook lights the first steps of a stone stair that climbs into a wood at night; its last steps are lost in the dark, and from the dark the shape of a wolf with yellow eyes looks down.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 50, floor: 300 }),
    hills(430, [70, 60, 70, 90, 110, 90, 80], 'mid'),
    firs(
      [
        [70, 500, 240],
        [150, 480, 190],
        [244, 470, 150],
        [530, 500, 300],
        [482, 480, 190],
      ],
      'near',
    ),
    mist,
    litAir,
    wolf,
    banks,
    litBank,
    stair,
    flat('glow', outline('60,800! 120,700 240,640 400,650 520,720 560,800!'), 0.16),
    mossyStones,
    crook,
    lamp,
    line('M200 252V262', 8, 'ink'),
  ],
};

/** What is only two bushes, as the dark shows it. */
const wolf: Art = [
  fill(
    'ink',
    outline(
      '270,540! 280,440 300,380 318,340! 322,280 330,232! 352,262 366,290! 384,284 402,290! 416,258 438,226! 446,280 452,340! 470,390 490,450 510,540!',
    ),
    { edge: 'shade', width: 2.6 },
  ),
  [
    '318,340 304,352 292,374',
    '452,340 466,354 478,378',
    '384,380 384,402 384,420',
    '340,250 344,278 352,300',
    '428,246 424,276 416,300',
  ].map((tuft) => graven(tuft, 5, 'shade', 1)),
  [
    [356, 334],
    [412, 332],
  ].map(([x = 0, y = 0]) => [
    flat('glow', `M${x - 11} ${y}Q${x} ${y - 11} ${x + 11} ${y}Q${x} ${y + 7} ${x - 11} ${y}Z`),
    flat('light', circlePath(x - 2, y - 2, 2.4)),
  ]),
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
  ['shade', 'sageDark'],
  ['near', 'mid'],
  ['near', 'cloth'],
  ['ink', 'clothDark'],
  ['ink', 'gloomLight'],
  ['ink', 'shade'],
] as const satisfies readonly (readonly [Role, Role])[];

/** The ends of the front edge of a step, and how high it is. */
function edgeOf(step: number): { left: Point; right: Point; height: number } {
  const near = 0.8 ** step;
  const y = 424 + 366 * near;
  return { left: [344 - 268 * near, y], right: [408 + 142 * near, y - 6 * near], height: 40 * near };
}

const down = ([x, y]: Point, by: number): Point => [x, y + by];

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
        step < 3 ? 0.9 : 0.35,
      ),
      times(3, (k) => {
        const joint = x + ((right - x) * (k + 1 + (step % 2) * 0.4)) / 4;
        return line(`M${joint} ${y + 3}v${here.height - 6}`, 2, 'ink', 0.5);
      }),
    ];
  });

const litAir: Art = [214, 160, 108].map((r, i) => disc('glow', 200, 410, r, 0, 0.08 + i * 0.06));

const litBank: Art = [
  flat('stem', outline('20,620! 90,570 170,550 250,560 300,590! 200,690 90,840! 20,840!'), 0.9),
  flat('leafDark', outline('60,640! 120,600 190,586 250,600! 180,690 100,780!'), 0.9),
];

/** Pale air between the trunks, before which the bushes are dark. */
const mist: Art = [
  flat('waterLight', outline('250,420 270,300 330,220 400,210 450,250 490,340 540,520 400,560'), 0.3),
  flat('waterLight', outline('290,420 310,320 350,262 400,250 440,290 470,360 500,520'), 0.3),
];

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
const crook: Art = [13, 7].map((width, i) =>
  line(
    'M62 800C74 640 84 420 86 290C88 196 200 186 204 250C204 262 192 268 184 262',
    width,
    i ? 'steelDark' : 'line',
  ),
);

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
