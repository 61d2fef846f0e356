import { type Art, eachOf, eachRow, fill, flat, line, put } from '../drawing/art.ts';
import { boxPath, polar } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import type { Skin } from '../figure/look.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, wand } from '../suits/objects.ts';
import { defender } from './sevenOfWands/defender.ts';

export const sevenOfWands: Scene = {
  alt: 'A woman in a white tunic, with a red band round her hair and a red sash flying, lunges on top of a crag with a long burning staff held level in both fists, while six more staffs are thrust up at her by fists from below.',
  draw: (chance) => [
    sky(chance, { stars: 26 }),
    eveningBanks(700, ['straw', 'red', 'wine', 'wine'], 60),
    flat('stoneDark', boxPath(40, 830, 520, 70)),
    put([crag, standing(126, 682, 54), standing(366, 634, 60)], { y: -58 }),
    put(defender, { x: 254, y: 608, size: 1.03 }),
    foes,
    firelight(110, 690, 220, 0.8),
    firelight(490, 650, 240, 0.8),
    firelight(310, 700, 190, 0.4),
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

/** Staffs thrust up at her from both sides; the fists that hold them come out of sleeves below. */
const foes: Art = [
  eachOf('262,640,7 344,690,-9', (x, y, turn) => put(heldAt(wand, -100, 1.9, turn), { x, y })),
  eachRow<[x: number, y: number, turn: number, skin: Skin, cloth: Role]>(
    [
      [96, 672, 24, 'skinFair', 'sage'],
      [188, 736, 12, 'skinBrown', 'cloth'],
      [494, 628, -27, 'skinOlive', 'wine'],
      [424, 716, -15, 'skinFair', 'woodDark'],
    ],
    (x, y, turn, skin, cloth) => {
      const side = Math.sign(turn);
      const [hx, hy] = polar(x, y, 112, turn + 90);
      return cuffedArm({
        shoulder: [hx - side * 60, 1010],
        elbow: [hx - side * 34, 930],
        cloth,
        at: { x: hx, y: hy, turn: side * -34, size: 1.05, flip: side < 0 },
        hand: (place) => grip(skin, place, put(heldAt(wand, -41, 1.9, turn), {})),
      });
    },
  ),
];
