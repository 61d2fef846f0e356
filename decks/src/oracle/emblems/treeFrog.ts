import { eachRow, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** Toes from a knuckle over the rung to their round pads. */
const toes = (x: number, y: number, pads: readonly (readonly [number, number])[]): Art =>
  eachRow(pads, (toX, toY) => [
    limb(
      'leaf',
      [
        [x, y],
        [(x + toX) / 2 + (toX - x) * 0.12, (y + toY) / 2 - 4],
        [toX, toY],
      ],
      [17, 13, 12],
      'line',
      2.4,
    ),
    disc('sage', toX, toY + 2, 11.5, 2.6),
    flat('light', circlePath(toX - 3, toY - 1, 3), 0.8),
  ]);

/** The left thigh and shin, folded, with the foot over the rung. */
const hindLeg: Art = [
  fill('leafDark', outline('190,520 166,486 138,492 126,530 136,570 168,600 208,600 226,560'), { width: 3 }),
  fill('leaf', outline('196,516 172,480 144,484 130,522 138,556 164,580 204,584 222,548'), { width: 3 }),
  graven('146,520 156,498 174,496', 8, 'sage', 1),
  graven('160,566 190,574 210,556', 6, 'leafDark', 0.9),
  toes(182, 592, [
    [146, 616],
    [172, 628],
    [200, 622],
  ]),
];

const foreleg: Art = [
  limb('leaf', '232,506 218,548 246,590', [44, 34, 24], 'line', 2.8),
  graven('222,510 210,544 226,572', 6, 'sage', 1),
  toes(246, 590, [
    [224, 618],
    [248, 632],
    [272, 622],
  ]),
];

const eye: Art = [
  fill('leaf', outline('178,424! 174,390 192,358 222,350 250,366 262,392!'), { width: 3 }),
  graven('186,392 196,370 218,360', 6, 'sage', 1),
  disc('glow', 216, 392, 28, 3.2),
  flat('metalDark', 'M189 400A28 28 0 0 0 243 400Q216 410 189 400Z', 0.6),
  fill('ink', 'M196 388Q216 376 236 388Q236 400 216 401Q196 400 196 388Z', { edge: 'none' }),
  flat('light', circlePath(208, 384, 5.4)),
];

/** A tree frog that sits facing us on a rung whose middle is at 604. */
export const treeFrog: Art = [
  flat('ink', 'M170 628Q300 660 430 628V612H170Z', 0.45),
  mirrored(hindLeg),
  fill('leaf', outline('300,430 226,446 196,500 192,556 214,600! 386,600! 408,556 404,500 374,446'), {
    width: 3,
  }),
  fill('linen', outline('300,490 252,500 236,546 250,600! 350,600! 364,546 348,500'), { width: 2 }),
  ['268,520 262,552 270,584', '332,520 338,552 330,584'].map((fold) => graven(fold, 5, 'straw', 0.9)),
  mirrored(foreleg),
  mirrored(eye),
  fill(
    'leaf',
    outline(
      '300,370 254,374 214,400 180,432 186,466 226,500 300,512 374,500 414,466 420,432 386,400 346,374',
    ),
    {
      width: 3,
    },
  ),
  // The head again over the lower half of its eyes, without a line between them.
  mirrored([
    disc('glow', 216, 392, 28, 3.2),
    flat('metalDark', 'M189 400A28 28 0 0 0 243 400Q216 410 189 400Z', 0.6),
    fill('ink', 'M196 388Q216 376 236 388Q236 400 216 401Q196 400 196 388Z', { edge: 'none' }),
    flat('light', circlePath(208, 384, 5.4)),
    flat('shade', outline('184,432! 206,424 236,424 196,448 190,470!'), 0.8),
    flat('ink', circlePath(284, 420, 4)),
  ]),
  fill(
    'linen',
    outline('188,458! 236,478 300,484 364,478 412,458! 404,486 358,514 300,520 242,514 196,486'),
    {
      width: 2.4,
    },
  ),
  flat('straw', outline('206,496! 250,508 300,512 350,508 394,496! 350,522 300,526 250,522'), 0.7),
  line('M182 448Q192 462 236 472Q300 484 364 472Q408 462 418 448', 4.6),
  graven('262,388 300,380 338,388', 8, 'sage', 1),
];
