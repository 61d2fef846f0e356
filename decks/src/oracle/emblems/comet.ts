import { each, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { person } from '../../figure/person.ts';
import { disc, greatStar } from '../../primitives/lights.ts';
import { firs, haze, hills, printedSky, ridge } from '../landscape.ts';
import { moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const comet: OracleScene = {
  alt: 'A comet with a long straw-coloured tail sweeps through the ring of moons above snowy mountains; two people on a hill look up at it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 120, floor: 640 }),
    disc('water', 300, 340, 166, 2.4, 0.7),
    moonRing({ y: 340, r: 200, count: 16, size: 11.5 }),
    tail,
    greatStar(236, 420, 74),
    ridge(
      [
        [40, 700],
        [110, 600],
        [160, 560],
        [230, 640],
        [300, 690],
        [380, 600],
        [440, 540],
        [500, 610],
        [560, 640],
      ],
      'far',
    ),
    fill(
      'snow',
      'M124 592C140 570 152 562 160 566C176 574 186 592 198 606L176 598L164 612L150 594L138 604ZM402 580C420 556 434 546 444 548C460 558 474 578 486 594L464 586L448 602L432 582L418 592Z',
      { width: 1.6 },
    ),
    haze(200, 660, 190, 'dusk', 0.55),
    hills(716, [30, 14, 30, 10, 26, 16, 30], 'mid'),
    firs(
      [
        [84, 760, 120],
        [132, 770, 90],
        [520, 760, 130],
        [470, 770, 94],
      ],
      'near',
    ),
    ridge(
      [
        [40, 800],
        [160, 770],
        [330, 720],
        [460, 766],
        [560, 800],
      ],
      'near',
    ),
    person({
      x: 292,
      y: 748,
      size: 0.4,
      away: true,
      look: { hair: 'hairAuburn', cut: 'bun' },
      dress: 'gown',
      cloth: 'red',
      arms: [
        { elbow: [-50, -190], hand: [-70, -240] },
        { elbow: [46, -164], hand: [56, -130] },
      ],
    }),
    person({
      x: 338,
      y: 746,
      size: 0.32,
      away: true,
      look: { hair: 'hairBlack', cut: 'short' },
      dress: 'tunic',
      cloth: 'straw',
      hose: 'cloth',
    }),
  ],
};

const tail: Art = [
  flat('waterLight', 'M236 420C330 330 430 220 554 70V240C470 320 360 420 250 452Z', 0.4),
  fill('glow', 'M210 404C300 320 420 190 520 46H554V130C470 250 360 370 262 448Z', { width: 2 }),
  fill('light', 'M226 410C320 330 440 200 540 70C470 210 350 350 250 440Z', { edge: 'none', opacity: 0.8 }),
  line('M270 350C340 290 420 200 480 110M290 420C380 340 460 250 540 150', 2, 'metalDark', 0.6),
  each(
    [
      [400, 280, 4],
      [440, 300, 5],
      [350, 250, 5],
      [470, 160, 4],
      [510, 230, 5],
      [330, 400, 4],
    ],
    (x, y, r) => put(flat('light', circlePath(0, 0, r)), { x, y }),
  ),
];
