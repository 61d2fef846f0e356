import { type Art, eachOf, fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
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
    rays(300, 780, 200, 660, 24, 0.45),
    peaks(770, [[510, 90, 130]]),
    crag,
    standing(132, 682, 54),
    standing(374, 634, 60),
    put(defender, { x: 250, y: 662, size: 1.1 }),
    foes,
    firelight(110, 740, 220, 0.7),
    firelight(490, 750, 240, 0.7),
    firelight(300, 830, 160, 0.6),
  ],
};

/** A rock with hard facets and a higher step on its right; its left sides are lit. */
const crag: Art = [
  fill(
    'stone',
    'M40 900V776L54 726L64 696L120 678L300 684L318 636L424 628L446 672L474 700L486 760L530 804L560 900Z',
  ),
  fill(
    'stoneDark',
    'M300 690L318 650L352 700L330 762L372 824L356 900H560L530 804L486 760L474 700L446 672L424 652L396 704L420 764L372 824L330 762Z',
    {
      width: 1.8,
    },
  ),
  fill('stoneDark', 'M424 652L446 672L474 700L486 760L420 764L396 704Z', { width: 1.8 }),
  fill('stoneDark', 'M64 700L112 726L94 784L150 846L136 900H40V776L54 726Z', { width: 1.8 }),
  line('M112 726L232 716L300 690M232 716L214 780L258 836L242 900M214 780L94 784M330 762L258 836', 1.8),
  graven('130,738 180,734 222,726', 5, 'light', 0.4),
  graven('330,652 380,654 412,650', 5, 'light', 0.4),
  fill(
    'leafDark',
    'M58 698C62 682 84 672 112 670C180 674 250 674 304 680C298 694 284 690 272 698C256 688 240 700 222 696C204 690 190 702 172 696C154 688 142 700 126 694C108 690 96 706 82 700C72 698 64 708 58 698Z',
    { width: 1.8 },
  ),
  fill(
    'leafDark',
    'M312 642C316 628 330 624 346 626C376 624 404 622 426 622C440 630 444 640 446 652C432 642 420 648 406 642C388 636 376 648 356 642C340 638 328 652 312 642Z',
    { width: 1.8 },
  ),
];

/** The staffs of those who press up from below, out of our sight, placed by their flames. */
const foes: Art = eachOf('86,728,10 516,672,-18 168,782,7 438,770,-11 244,818,5 346,800,-6', (x, y, turn) =>
  put(heldAt(wand, -100, 2, turn), { x, y }),
);
