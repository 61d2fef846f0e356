import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '322,356! 300,376 286,410 284,446 296,476 318,484! 334,480 346,486! 392,486! 404,480 424,484! 442,470 452,440 448,406 436,374 416,354!',
);
const HEAD = outline(
  '328,282! 324,230 330,196! 350,222 358,248! 368,244 380,244! 390,220 412,194! 416,230 412,280! 428,300 440,330! 424,332 426,350! 408,352 396,372 370,386 344,372 332,352! 314,350 316,332! 300,330 312,302',
);

/** A wolf in the dark that sits at the top of the stair, about (370, 480), and looks down; the lantern lights its left. */
export const wolf: Art = [
  flat('ink', outline('270,478! 320,468 420,468 470,478! 440,494 300,494'), 0.6),
  fill('ink', BODY, { edge: 'shade', width: 2.6 }),
  clipped(BODY, [
    flat('gloom', outline('338,360! 400,360! 398,420 384,486! 352,486! 340,430'), 0.9),
    line('M322 356Q288 386 284 446Q290 474 318 484', 7, 'trim'),
  ]),
  [
    '334,378 340,398 338,414',
    '356,388 360,408 358,424',
    '384,388 382,408 384,424',
    '404,376 400,396 402,412',
  ].map((tuft) => graven(tuft, 5, 'cloth', 0.9)),
  // Its forelegs, with paws on the last step.
  ['M340 420Q336 452 342 474', 'M402 420Q406 452 400 474', 'M371 430V470'].map((leg) =>
    line(leg, 3, 'cloth', 0.8),
  ),
  fill('ink', outline('326,484! 326,470 344,464 364,470 368,486! 346,492'), { edge: 'cloth', width: 2.2 }),
  fill('ink', outline('374,486! 378,470 398,464 416,470 416,484! 396,492'), { edge: 'cloth', width: 2.2 }),
  line('M338 476v10M350 476v11M388 476v11M402 476v10', 2.2, 'cloth'),
  line('M328 472Q334 466 344 466', 3.4, 'trim'),
  fill('ink', HEAD, { edge: 'shade', width: 2.6 }),
  clipped(HEAD, [
    flat(
      'gloomLight',
      outline('370,290! 384,306 396,330 408,352! 396,372 370,388 344,372 332,352! 344,330 356,306'),
      0.9,
    ),
    flat('gloom', outline('332,214! 350,234 352,256! 340,268! 332,250'), 0.9),
    flat('gloom', outline('408,214! 392,232 390,256! 402,268! 408,250'), 0.9),
    line('M330 196L324 232L328 282Q306 306 300 330L316 332L314 350L332 352', 7, 'trim'),
  ]),
  ['356,268 354,284 346,296', '384,268 386,284 394,296', '370,262 370,280 370,300'].map((tuft) =>
    graven(tuft, 4, 'cloth', 0.8),
  ),
  ['330,300! 346,294 362,306!', '410,300! 394,294 378,306!'].map((brow) => flat('gloomLight', outline(brow))),
  [346, 394].map((x, i) => [
    flat('ink', `M${x - 14} 310Q${x} 296 ${x + 14} 310Q${x} 322 ${x - 14} 310Z`),
    flat(
      'glow',
      i ? 'M382 314Q390 302 408 303Q405 317 382 314Z' : 'M358 314Q350 302 332 303Q335 317 358 314Z',
    ),
    flat('ink', circlePath(x, 308, 3)),
  ]),
  fill('ink', outline('358,350! 370,346 382,350! 378,360 370,366 362,360'), { edge: 'cloth', width: 1.6 }),
  flat('light', circlePath(365, 352, 2.6)),
  line('M370 366V373M370 373Q359 378 350 372M370 373Q381 378 390 372', 2.4, 'ink'),
];
