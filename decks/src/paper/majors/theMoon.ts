import { flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, torn } from '../lino/cut.ts';
import { around, hatch, lenses } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { crayfish } from './crayfish.ts';
import { howlingHead } from './howlingHead.ts';
import { moonFace } from './moonFace.ts';

const TOWER = 'M56 640L66 376H52V330H74V348H90V330H114V348H130V330H152V376H138L150 640Z';

/** Drops of light that fall from the moon. */
const YODS = toPoints('196,350 258,372 300,408 342,372 404,350 264,444 336,444');

export const theMoon: Scene = {
  alt: 'A dark wolf and a white dog lift their heads and howl at the moon, whose crescent has a sleeping face and lets golden drops fall; between them a crayfish climbs out of a round pool to a path that winds away past two dark towers.',
  draw: () => [
    chatterSky('near', around(300, 230), { marks: 'mid', gap: 46 }),
    beams(300, 218, 132, 230, 32, 'far', 10),
    moonFace,
    YODS.map(([x, y]) => cut('glow', `M${x} ${y}q-16 26 0 38q15 -12 0 -38Z`, 4)),
    field('mid', '40,600 200,560 400,560 560,600', 'far'),
    mirrored([
      cut('mid', TOWER, 6),
      hatch(TOWER, { role: 'near', angle: 4, gap: 20, width: 4, reach: 0.34 }),
      flat('glow', boxPath(92, 396, 10, 30)),
    ]),
    cut(
      'sky',
      'M296 552C308 566 294 580 288 596C276 620 326 640 324 672C322 700 272 716 272 746C272 766 262 776 250 796H352C340 776 344 762 346 744C352 716 388 700 386 664C382 640 320 632 318 600C320 584 316 566 304 552Z',
      5,
    ),
    put(howlingHead('ink', 'mid', 'light'), { x: 34, y: 172, size: 0.74 }),
    put(howlingHead('light', 'mid', 'ink'), { x: 566, y: 172, size: 0.74, flip: true }),
    // The bank and the pool in it, out of which the crayfish climbs on the path.
    torn('near', '40,800 160,776 300,752 440,776 560,800'),
    cut('sky', 'M250 742C270 728 330 728 350 742L392 812H208Z', 5),
    cut('far', outline('300,784 420,794 500,826 510,880! 90,880! 100,826 180,794'), 6),
    flat('mid', outline('300,806 400,814 456,840 460,890! 140,890! 144,840 200,814')),
    put(crayfish, { x: 24, y: 6, size: 0.92 }),
    // The water over its tail, its rings and what it mirrors.
    flat('mid', 'M246 814Q300 830 354 814V860H246Z'),
    flat('accent', lenses('282,838 318,838 286,850 312,850', 6).join('')),
    gouge('214,808 256,824 300,829 344,824 386,808', 8),
    gouge('180,838 240,856 300,862 360,856 420,838', 7, 'far'),
  ],
};
