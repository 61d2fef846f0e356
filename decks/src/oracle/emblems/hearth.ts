import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { flame } from '../../primitives/lights.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { fire, logsOnFire } from './hearthFire.ts';
import { sleepingCat } from './sleepingCat.ts';

export const hearth: OracleScene = {
  alt: 'A fire burns high in a stone hearth under a kettle on an iron crane, and lights a dark room; a black cat sleeps curled on the rug, its tail over its nose; on the mantel are a jug, a moon picture, a letter and a candle.',
  hour: 'ember',
  draw: () => [
    fill('clothDark', boxPath(40, 40, 520, 790)),
    chimney,
    clipped(OPENING, [
      flat('ink', OPENING),
      times(8, (k) =>
        flat(
          'redDark',
          outline(
            `${126 + k * 10},640! ${132 + k * 10},${430 + k * 12} 220,${270 + k * 22} 300,${226 + k * 24} 380,${270 + k * 22} ${468 - k * 10},${430 + k * 12} ${474 - k * 10},640!`,
          ),
          0.16,
        ),
      ),
      line(times(6, (row) => `M126 ${340 + row * 44}H474`).join(''), 2.4, 'ink', 0.35),
    ]),
    clipped(OPENING, put(fire, { x: -54, y: -48, size: 1.18 })),
    put(logsOnFire, { x: -54, y: -48, size: 1.18 }),
    line(OPENING, 3),
    crane,
    kettle,
    fill('stone', 'M70 604H530V640H70Z'),
    flat('trim', 'M110 606H490L470 626H130Z', 0.8),
    floor,
    sleepingCat,
    mantel,
    picture,
  ],
};

const OPENING = 'M126 620V400A174 174 0 0 1 474 400V620Z';

/** The stones of the chimney, with a ring of them about the opening; away from the fire they are dark. */
const chimney: Art = [
  fill('stone', boxPath(72, 150, 456, 480)),
  line(times(11, (row) => `M72 ${190 + row * 40}H528`).join(''), 1.8, 'line', 0.5),
  line(
    times(11, (row) =>
      times(6, (i) => `M${112 + i * 76 - (row % 2) * 36} ${150 + row * 40}v40`).join(''),
    ).join(''),
    1.8,
    'line',
    0.5,
  ),
  flat('ink', boxPath(72, 150, 456, 480), 0.45),
  fill('stoneDark', 'M86 620V400A214 214 0 0 1 514 400V620Z', { width: 3 }),
  // The lower a stone of the ring lies, the more of the fire it has.
  [350, 510].map((top) =>
    clipped(boxPath(80, top, 440, 400), flat('metal', 'M86 620V400A214 214 0 0 1 514 400V620Z', 0.22)),
  ),
  // The thickness of the arch.
  fill('straw', 'M113 620V400A187 187 0 0 1 487 400V620Z', { width: 2.6 }),
  flat('trim', 'M115 620V400A185 185 0 0 1 130 330L300 620L470 330A185 185 0 0 1 485 400V620Z'),
  line(
    times(13, (i) => {
      const [from, to] = [polar(300, 400, 174, 180 + i * 15), polar(300, 400, 214, 180 + i * 15)];
      return `M${from.map(toTenth).join(' ')}L${to.map(toTenth).join(' ')}`;
    }).join('') + [450, 510, 570].map((y) => `M86 ${y}H126M474 ${y}H514`).join(''),
    2.4,
  ),
];

/** An iron crane on a post that turns in two eyes in the left jamb; a hook hangs on its arm. */
const crane: Art = [
  eachOf('372 560', (y = 0) => fill('steelDark', boxPath(104, y, 50, 14), { width: 2.6 })),
  [13, 8].map((width, i) =>
    line('M152 326V596M152 336H318C332 336 334 354 320 354M152 424L252 340', width, i ? 'steelDark' : 'line'),
  ),
  line('M300 340V368', 8, 'line'),
  line('M300 336V368', 3.4, 'steelDark'),
];

/** Its lower half is before the tips of the flames. */
const kettle: Art = put(
  [
    line('M-42 60C-42 -8 42 -8 42 60', 7, 'steelDark'),
    fill('shade', 'M-62 66C-62 36 62 36 62 66C80 116 50 146 0 146C-50 146 -80 116 -62 66Z'),
    fill('shade', 'M66 80L112 58L118 68L72 114Z'),
    fill('gloomLight', 'M-40 52Q0 30 40 52Q0 62 -40 52Z', { width: 1.6 }),
    fill('metal', circlePath(0, 34, 7), { width: 1.6 }),
    // The fire below it lights its belly.
    graven('-66,98 -48,130 0,142 48,130 66,98', 13, 'accent', 1),
    graven('-48,122 -20,136 20,136 48,122', 7, 'trim', 1),
    line('M120 52c-10 -16 10 -24 0 -40M132 56c-8 -14 8 -20 0 -34', 5, 'light', 0.8),
  ],
  { x: 300, y: 362, size: 0.78 },
);

/** The boards of a dark room, with a rug, and what the fire throws on them. */
const floor: Art = [
  fill('woodDark', boxPath(40, 640, 520, 190)),
  flat('wood', outline('110,640! 490,640! 560,840! 40,840!'), 0.9),
  flat('metal', outline('150,640! 450,640! 500,720 440,800 160,800 100,720'), 0.5),
  line('M40 700H560M40 764H560M160 640V700M420 640V700M90 764V830M500 764V830', 2, 'skinEdge', 0.7),
  fill('red', outline('54,724 140,668 300,656 460,668 546,724 470,786 300,800 130,786'), { width: 2.6 }),
  flat(
    'redDark',
    outline('54,724! 110,700 200,760 300,768 400,760 490,700 546,724! 470,786 300,800 130,786'),
    0.8,
  ),
  line('M92 724C142 664 458 664 508 724C458 786 142 786 92 724Z', 4, 'trim'),
  // The fire lies over boards and rug.
  flat('trim', outline('140,640! 460,640! 556,714 520,736 470,700 130,700 80,736 44,714'), 0.38),
];

/** A picture of the moon over hills, that leans on the chimney. */
const picture: Art = put(
  [
    flat('ink', boxPath(-58, -74, 132, 76), 0.4),
    fill('metal', boxPath(-66, -78, 132, 78), { width: 2.8 }),
    fill('clothDark', boxPath(-55, -67, 110, 56), { width: 2.2 }),
    clipped(boxPath(-55, -67, 110, 56), [
      fullMoon(6, -34, 24, 'glow', 'shaded'),
      flat('near', 'M-60 -20Q-30 -38 0 -24T60 -28V0H-60Z'),
    ]),
  ],
  { x: 270, y: 130 },
);

const mantel: Art = [
  flat('ink', boxPath(40, 40, 520, 92), 0.4),
  times(5, (i) => line(`M${40 + i * 130} 40V90M${104 + i * 130} 90V130`, 2, 'cloth', 0.8)),
  line('M40 90H560', 2, 'cloth', 0.8),
  fill('wood', 'M50 130H550V164H50Z'),
  line('M50 146H550', 2, 'woodDark'),
  flat('trim', 'M84 154H516V163H84Z', 0.9),
  mirrored(fill('woodDark', outline('72,164! 110,164! 108,186 84,196!'), { width: 2.4 })),
  put(
    [
      fill('cloth', 'M-26 0C-40 -40 -16 -50 -16 -70H16C16 -50 40 -40 26 0Z'),
      fill('waterLight', 'M-30 -30H30V-18H-30Z', { width: 1.8 }),
    ],
    { x: 120, y: 130 },
  ),
  put(
    [
      fill('linen', 'M-44 -54H44V0H-44Z'),
      line('M-44 -54L0 -20L44 -54', 2.4),
      fill('red', circlePath(0, -20, 10), { width: 1.6 }),
    ],
    { x: 398, y: 130, size: 0.76, turn: -3 },
  ),
  eachOf('506,92,44 506,92,26', (x = 0, y = 0, r = 0) => flat('trim', circlePath(x, y - 12, r), 0.2)),
  put([fill('linen', 'M-12 0V-34H12V0Z'), flame(0, -36, 0.66)], { x: 506, y: 130 }),
];
