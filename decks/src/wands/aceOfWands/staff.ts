import { eachOf, fill, flat, line, suitObject, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { tongues } from '../tongues.ts';

/** A living staff whose end has split; fire breaks out of it, and embers glow in the cracks of its bark. */
export const burningStaff: Art = suitObject('wands', [
  tongues,
  fill(
    'wood',
    'M264 690C258 580 274 490 268 400C266 370 262 346 256 320L274 330L284 304L296 334L308 300L318 332L330 306L346 318C340 346 337 374 338 400C344 490 330 580 342 690C348 724 366 744 398 772C372 768 354 760 346 778C336 752 322 750 312 782C304 752 290 752 276 780C270 754 252 764 214 774C248 746 262 724 264 690Z',
  ),
  flat(
    'woodDark',
    'M314 690C312 580 318 480 314 390L318 340L330 312L344 322C338 348 336 376 337 400C343 490 329 580 340 690C344 716 356 736 372 752C340 740 322 716 314 690Z',
    0.6,
  ),
  [
    '280,660 276,560 284,470',
    '300,690 304,590 298,500',
    '322,640 322,560 326,480',
    '290,450 284,410 288,370',
  ].map((points) => graven(points, 5, 'ink', 0.5)),
  [
    '278,332 286,372 280,420',
    '296,338 302,392 296,450',
    '318,334 316,366 322,400',
    '308,420 312,450 306,486',
  ].map((points) => graven(points, 6, 'glow', 0.95)),
  line('M282 556q10 -14 20 0q-10 16 -20 0ZM312 604q6 -10 14 0q-7 12 -14 0Z', 2, 'ink', 0.6),
]);

/** Sparks that rise from it. */
export const sparks: Art = eachOf(
  '230,196,3.4 214,150,2.6 256,128,3 362,150,3.4 384,196,2.6 398,132,2.2 340,112,2.4 206,232,2.6 410,240,3 186,184,1.8',
  (x, y, r, i) => flat(i % 3 ? 'glow' : 'light', circlePath(x, y, r)),
);

/** A boulder that the roots of the staff clasp. */
export const rock: Art = [
  fill('steelDark', 'M56 900L84 826L150 768L240 722L352 720L446 760L514 826L548 900Z'),
  flat('stoneDark', 'M352 720L446 760L514 826L548 900H350L404 812Z', 0.75),
  flat('stone', 'M150 768L212 812L186 900H56L84 826Z', 0.7),
  line('M150 768L212 812L186 900M352 720L404 812L350 900M212 812L404 812', 2, 'ink', 0.35),
  limb('woodDark', '284,700 214,752 140,784 92,842 70,890', [40, 32, 26, 20, 8]),
  limb('woodDark', '322,700 394,752 462,780 512,838 530,890', [40, 32, 26, 18, 8]),
  limb('wood', '288,700 246,764 206,812 168,886', [44, 36, 24, 9]),
  limb('wood', '318,700 356,764 408,808 436,886', [44, 36, 24, 9]),
  limb('wood', '302,690 296,768 318,816 284,884', [60, 40, 24, 9]),
  ['276,780 296,810 290,850', '352,778 384,802 412,840', '230,776 206,806 184,850'].map((points) =>
    graven(points, 5, 'ink', 0.4),
  ),
];
