import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '322,356! 300,376 286,410 284,446 296,476 318,484! 334,480 346,486! 392,486! 404,480 424,484! 442,470 452,440 448,406 436,374 416,354!',
);
const HEAD = outline(
  '326,290! 319,236 330,190! 350,214 359,246! 370,243 381,246! 390,214 410,190! 421,236 414,290! 432,310 440,336! 427,336 425,357! 410,356 398,374! 388,393 370,398 352,393 342,374! 330,356 315,357! 313,336 300,336! 308,310',
);

/** What the lantern lights: warm fur that fades to the right, and bright tufts along its edge. */
const warm = (d: string, from: number): Art =>
  clipped(
    d,
    times(6, (i) =>
      flat(
        'hairAuburn',
        outline(
          `200,160! ${from + 54 - i * 9},160! ${from + 34 - i * 9},320 ${from + 60 - i * 9},500! 200,500!`,
        ),
        0.15,
      ),
    ),
  );
const tufts = (points: string, girth: number): Art =>
  points.split('|').map((tuft) => graven(tuft, girth, 'trim', 1));
const HEAD_TUFTS =
  '330,194 322,222 321,256|321,244 324,274 328,290|326,288 314,302 303,330|302,335 312,334 318,340|316,354 324,354 332,362|334,364 340,374 348,384';
const BODY_TUFTS =
  '322,360 306,374 296,396|300,386 290,406 288,430|289,416 284,438 290,458|287,448 296,468 312,478|304,476 316,481 328,480';

/** Its head, bent aside a little; it turns about (370, 380). */
const head: Art = put(
  [
    fill('ink', HEAD, { edge: 'shade', width: 2.6 }),
    clipped(HEAD, [
      mirrored(
        [
          flat('gloom', outline('330,210! 348,230 353,254! 341,270! 331,248'), 0.9),
          // The pale cheek, and the spot above the eye.
          flat(
            'gloomLight',
            outline('306,322! 328,324 344,332 352,352 350,380! 338,372 328,352 312,352! 316,338'),
            0.9,
          ),
          flat('gloomLight', outline('330,292 342,280 357,290! 348,292')),
        ],
        370,
      ),
      // The muzzle grows out of the forehead.
      flat(
        'gloom',
        outline('352,246! 388,246! 382,284 386,318 394,352 390,384 370,398 350,384 346,352 354,318 358,284'),
      ),
      flat('gloomLight', outline('346,352! 358,346 370,362 382,346 394,352! 394,384 370,400 346,384')),
    ]),
    warm(HEAD, 316),
    tufts(HEAD_TUFTS, 8),
    ['358,262 362,290 356,322', '382,262 378,290 384,322', '370,250 370,264 370,280'].map((tuft) =>
      graven(tuft, 4, 'cloth', 0.8),
    ),
    mirrored(
      [
        fill('glow', 'M360 318Q354 298 338 299Q330 300 326 307Q338 320 360 318Z', { edge: 'ink', width: 4 }),
        flat('ink', circlePath(345, 308, 5.4)),
        flat('light', circlePath(347, 306, 2)),
      ],
      370,
    ),
    fill('ink', outline('355,346! 370,340 385,346! 380,358 370,363 360,358'), { edge: 'cloth', width: 1.6 }),
    flat('light', circlePath(364, 347, 2.6)),
    line('M370 363V371M346 368Q358 379 370 371Q382 379 394 368', 3, 'ink'),
  ],
  { x: -370, y: -380 },
);

/** A wolf in the dark that sits at the top of the stair, about (370, 480), and looks down; the lantern lights its left. */
export const wolf: Art = [
  flat('ink', outline('270,478! 320,468 420,468 470,478! 440,494 300,494'), 0.6),
  fill('ink', BODY, { edge: 'shade', width: 2.6 }),
  clipped(BODY, [flat('gloom', outline('338,360! 400,360! 398,420 384,486! 352,486! 340,430'), 0.9)]),
  warm(BODY, 296),
  tufts(BODY_TUFTS, 9),
  [
    '334,378 340,398 338,414',
    '356,388 360,408 358,424',
    '384,388 382,408 384,424',
    '404,376 400,396 402,412',
  ].map((tuft) => graven(tuft, 5, 'cloth', 0.9)),
  // Its tail, laid round it, and its forelegs, with paws on the last step.
  ['M340 420Q336 452 342 474', 'M402 420Q406 452 400 474', 'M371 430V470'].map((leg) =>
    line(leg, 3, 'cloth', 0.8),
  ),
  fill('ink', outline('438,444! 462,452 480,472 470,492 436,498 404,494! 416,484 438,478 446,462'), {
    edge: 'cloth',
    width: 2.4,
  }),
  flat('gloomLight', outline('404,494! 414,486 428,482! 424,490 430,497!')),
  fill('ink', outline('326,484! 326,470 344,464 364,470 368,486! 346,492'), { edge: 'cloth', width: 2.2 }),
  fill('ink', outline('374,486! 378,470 398,464 416,470 416,484! 396,492'), { edge: 'cloth', width: 2.2 }),
  line('M338 476v10M350 476v11M388 476v11M402 476v10', 2.2, 'cloth'),
  line('M328 472Q334 466 344 466', 3.4, 'trim'),
  put(head, { x: 370, y: 380, turn: -7 }),
];
