import { type Art, eachOf, fill, flat, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { peaks } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, wand } from '../suits/objects.ts';
import { defender } from './sevenOfWands/defender.ts';

export const sevenOfWands: Scene = {
  alt: 'A woman in a white tunic, a red band round her blown black hair, lunges on her toes on top of a crag and holds a burning staff slantwise in both fists, while six more staffs are thrust up at her all along the foot of it.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    eveningBanks(700, ['straw', 'red', 'wine', 'wine'], 60),
    rays(300, 780, 200, 660, 36, 0.45),
    peaks(770, [[510, 90, 130]]),
    crag,
    put(defender, { x: 250, y: 662, size: 1.1 }),
    foes,
    firelight(110, 740, 220, 0.7),
    firelight(490, 750, 240, 0.7),
    firelight(300, 830, 160, 0.6),
  ],
};

/** A rock with a higher step on its right. */
const crag: Art = [
  fill(
    'stone',
    'M40 900V800L74 752L86 706L128 682L300 690L318 636L424 628L446 672L474 700L486 760L530 804L560 900Z',
  ),
  flat(
    'stoneDark',
    'M300 690L318 636L352 690L330 760L368 820L350 900H560L530 804L486 760L474 700L446 672L424 650L392 700L420 760L330 760Z',
    0.6,
  ),
  flat('stoneDark', 'M86 706L150 720L128 780L190 840L170 900H40V800L74 752Z', 0.4),
  fill(
    'leafDark',
    'M84 706C92 684 110 674 130 674C190 682 250 680 304 688C296 700 284 694 272 702C256 692 240 704 222 700C204 694 190 706 172 700C154 692 142 704 126 698C112 694 98 714 84 706Z',
    { width: 1.8 },
  ),
  fill(
    'leafDark',
    'M312 642C316 628 330 624 346 626C376 624 404 622 426 622C440 630 444 640 446 652C432 642 420 648 406 642C388 636 376 648 356 642C340 638 328 652 312 642Z',
    { width: 1.8 },
  ),
  graven('160,730 220,742 270,732', 5),
  graven('200,790 250,800 300,786', 5),
];

/** The staffs of those who press up from below, out of our sight, placed by their flames. */
const foes: Art = eachOf('86,728,10 516,672,-18 168,782,7 438,770,-11 244,818,5 346,800,-6', (x, y, turn) =>
  put(heldAt(wand, -100, 2, turn), { x, y }),
);
