import { type Art, eachRow, fill, line, put, tube } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { cypress, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const sixOfPentacles: Scene = {
  alt: 'A merchant with level scales lets coins fall to two people who kneel with open hands; six great coins hang from a garland over them.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(640, 10, 'far', 1),
    castle(470, 646, 0.6),
    cypress(96, 650, 130),
    hill(720, 8, 'mid', 2),
    garland,
    HANGING.map(([x, y]) => [
      tube('red', `M${x} ${y - 68}V${y - 42}`, 4),
      pentacle(x, y, 0.44),
      fill('red', `M${x} ${y - 62}l-15 -10q-4 10 0 20ZM${x} ${y - 62}l15 -10q4 10 0 20Z`, { width: 1.4 }),
    ]),
    person({
      x: 300,
      y: 836,
      size: 1.6,
      look: {
        shape: 'square',
        skin: 'skinDark',
        hair: 'hairBlack',
        beard: 'short',
        eyes: 'down',
        mouth: 'smile',
        turn: -0.4,
      },
      wears: 'scholarCap',
      dress: 'gown',
      cloth: 'wine',
      cloak: 'cloth',
      arms: [
        { elbow: [-70, -170], hand: [-58, -136] },
        { elbow: [66, -180], hand: [80, -202], holds: put(balance, { size: 0.62 }) },
      ],
    }),
    eachRow(
      [
        [204, 650],
        [216, 672],
        [202, 692],
      ],
      (x, y) => disc('metal', x, y, 8, 1.6),
    ),
    beggar(142, 852, false, { skin: 'skinFair', hair: 'hairWhite', beard: 'short' }, 'straw'),
    beggar(462, 852, true, { skin: 'skinOlive', hair: 'hairBrown', cut: 'long' }, 'sageDark'),
  ],
};

/** The positions of the coins, from left to right. */
const HANGING = [
  [98, 368],
  [150, 270],
  [236, 210],
  [364, 210],
  [450, 270],
  [502, 368],
] as const;

const garland: Art = [
  tube('leafDark', 'M84 330A214 214 0 0 1 516 330', 6),
  times(19, (i) => {
    const [x, y] = polar(300, 330, 216, 188 + i * 9.1);
    return [
      leaf(x, y, 188 + i * 9.1 + 60, 32, i % 2 ? 'leaf' : 'leafDark'),
      leaf(x, y, 188 + i * 9.1 + 120, 30, i % 2 ? 'leafDark' : 'leaf'),
    ];
  }),
];

const beggar = (x: number, y: number, flip: boolean, look: Look, cloth: Role): Art =>
  person({
    x,
    y,
    size: 0.92,
    flip,
    look: { ...look, eyes: 'open', brow: 'raised', turn: 0.8 },
    wears: 'kerchief',
    dress: 'kneeling',
    cloth,
    trim: 'linen',
    bow: -14,
    arms: [
      { elbow: [30, -180], hand: [66, -200] },
      { elbow: [56, -150], hand: [80, -186] },
    ],
  });

const balance: Art = [
  line('M0 0V-40', 5, 'metal'),
  fill('metal', 'M-70 -46Q0 -56 70 -46V-38Q0 -48 -70 -38Z', { width: 1.8 }),
  [-64, 64].map((x) => [
    line(`M${x} -40L${x - 28} 44M${x} -40L${x + 28} 44`, 2.4, 'metal'),
    fill('metal', `M${x - 36} 42H${x + 36}Q${x + 22} 70 ${x} 70Q${x - 22} 70 ${x - 36} 42Z`, { width: 2 }),
  ]),
];
