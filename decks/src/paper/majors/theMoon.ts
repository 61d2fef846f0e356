import { flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { around, hatch } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { crayfish } from './crayfish.ts';
import { howlingHead } from './howlingHead.ts';
import { moonFace } from './moonFace.ts';

const TOWER = 'M56 640L66 376H52V330H74V348H90V330H114V348H130V330H152V376H138L150 640Z';

/** Drops of light that fall from the moon. */
const YODS = toPoints('196,350 258,372 300,408 342,372 404,350 232,430 368,430');

export const theMoon: Scene = {
  alt: 'A dark wolf and a white dog lift their heads and howl at the moon, whose crescent has a sleeping face and lets golden drops fall, on both sides of a path that winds away between two dark towers; a crayfish climbs out of the pool below.',
  draw: () => [
    chatterSky('near', around(300, 230), { marks: 'mid', gap: 46 }),
    beams(300, 218, 132, 230, 32, 'far', 10),
    moonFace,
    YODS.map(([x, y]) => cut('glow', `M${x} ${y}q-16 26 0 38q15 -12 0 -38Z`, 4)),
    field('mid', '40,600 200,560 400,560 560,600', 'far'),
    mirrored([
      cut('ink', TOWER, 6),
      hatch(TOWER, { role: 'mid', angle: 4, gap: 20, width: 4, reach: 0.34 }),
      flat('glow', boxPath(92, 396, 10, 30)),
    ]),
    cut(
      'sky',
      'M296 552C308 566 294 580 288 596C276 620 326 640 324 672C322 700 272 716 272 746C272 766 262 776 250 796H352C340 776 344 762 346 744C352 716 388 700 386 664C382 640 320 632 318 600C320 584 316 566 304 552Z',
      5,
    ),
    field('near', '40,800 200,786 300,776 400,786 560,800', 'far'),
    put(howlingHead('ink', 'mid', 'light'), { x: 46, y: 190, size: 0.74 }),
    put(howlingHead('light', 'mid', 'ink'), { x: 554, y: 190, size: 0.74, flip: true }),
    gouge('262,846 300,838 340,848', 6, 'far'),
    put(crayfish, { x: 24, y: 24, size: 0.92 }),
  ],
};
