import { clipped, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times, toPoints, toTenth } from '../../drawing/geometry.ts';
import { graven, limb, sampleSpline, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

const NEAR_HORN = toPoints('392,344 378,304 336,278 282,280 236,312 218,364');
const FAR_HORN = toPoints('412,338 404,296 364,262 310,256 262,278 238,314');
const HORN_WIDTHS = [48, 46, 41, 34, 24, 6];

const TAIL = toPoints('290,560 214,628 132,664 84,610 96,530 150,486');
const TAIL_WIDTHS = [186, 146, 92, 62, 44, 26];
const TAIL_PATH = swellPath(TAIL, TAIL_WIDTHS);

/** Rows of scales along the tail, each open towards the goat. */
const scales: Art = times(22, (row) => {
  const spine = sampleSpline(TAIL, TAIL_WIDTHS);
  const at = 1 + Math.round((row * (spine.length - 3)) / 21);
  const [x, y, width] = spine[at] ?? [0, 0, 0];
  const [nx, ny] = spine[at + 1] ?? [x, y];
  const long = Math.hypot(nx - x, ny - y) || 1;
  const [tx, ty] = [(nx - x) / long, (ny - y) / long];
  const r = width * 0.11;
  return line(
    times(6, (k) => {
      const aside = (k - 2.5 + (row % 2) * 0.5) * 2 * r;
      const [cx, cy] = [x - ty * aside, y + tx * aside];
      return `M${toTenth(cx - ty * r)} ${toTenth(cy + tx * r)}Q${toTenth(cx + tx * r * 2)} ${toTenth(cy + ty * r * 2)} ${toTenth(cx + ty * r)} ${toTenth(cy - tx * r)}`;
    }).join(''),
    2.4,
    'stem',
  );
});

/** The fish's half, scaled, with the fin at its end. */
const tail: Art = [
  fill(
    'sage',
    outline('142,494! 124,448 132,396 170,364! 174,404 188,424! 222,404 256,412! 240,452 200,486 158,504!'),
    {
      width: 3,
    },
  ),
  ['148,484 142,440 160,388', '156,486 168,450 182,430', '160,492 196,458 238,424'].map((ray) =>
    graven(ray, 5, 'sageDark', 1),
  ),
  limb('leaf', TAIL, TAIL_WIDTHS, 'line', 3),
  clipped(TAIL_PATH, [
    flat('stem', swellPath('300,640 220,690 120,700 50,640 60,540', [90, 100, 90, 50, 10]), 0.6),
    scales,
  ]),
];

const body: Art = [
  fill(
    'snow',
    outline(
      '352,380! 316,420 262,462 206,512 190,560 214,600! 230,592 236,618! 254,604 264,634! 284,612 298,640! 316,616 336,634! 352,606 392,598 428,570! 446,520 448,470 436,430!',
    ),
    { width: 3.2 },
  ),
  flat(
    'stone',
    outline(
      '214,600! 230,592 236,618! 254,604 264,634! 284,612 298,640! 316,616 336,634! 352,606 392,598 428,570! 440,540 380,560 310,570 250,566',
    ),
  ),
];

/** A leg by its joints, with its hoof. */
const leg = (role: 'snow' | 'stone', joints: string, widths: readonly number[], hoof: string): Art => [
  limb(role, joints, widths, 'line', 3),
  fill('woodDark', outline(hoof), { width: 2.6 }),
];

const head: Art = [
  fill('stone', outline('372,366! 340,352 306,362 292,384! 322,396 362,388!'), { width: 2.6 }),
  flat('rose', outline('364,370! 340,362 314,368 304,382! 330,388 358,382!')),
  fill('linen', outline('436,446! 470,450! 478,486 470,528! 452,496'), { width: 2.6 }),
  ['452,460 460,486 464,506', '462,456 470,476 470,496'].map((hair) => graven(hair, 4, 'stoneDark', 1)),
  fill(
    'snow',
    outline(
      '352,372! 372,336 404,326 436,340 466,372 498,404! 510,420 504,440 482,450 448,448 420,440! 398,424',
    ),
    { width: 3.2 },
  ),
  flat('snow', outline('344,388! 364,352 400,360 426,420 432,446! 440,470 360,440')),
  flat('stone', outline('420,438! 448,447 481,449 500,438! 470,434 440,424 416,404')),
  flat('ink', outline('490,406! 503,416 498,424 488,417!')),
  line('M504 430Q486 438 464 428', 3.2, 'ink'),
  fill('trim', outline('412,368! 424,358 440,362 446,372! 432,378 420,376!'), { edge: 'ink', width: 3.4 }),
  flat('ink', 'M420 365H438V371H420Z'),
  graven('402,360 422,346 446,358', 5, 'stoneDark', 1),
  graven('450,384 466,398 480,412', 5, 'stoneDark', 0.9),
  graven('396,386 412,414 440,432', 6, 'stoneDark', 0.8),
];

const fleece: Art = eachRow(
  [
    ['384,436 398,480 392,520'],
    ['412,448 420,490 414,530'],
    ['350,440 360,486 352,528'],
    ['318,458 324,500 312,540'],
    ['284,478 284,518 270,550'],
    ['250,504 246,536 234,560'],
    ['370,520 368,556 352,584'],
    ['330,530 324,566 310,590'],
  ],
  (hair) => graven(hair, 7, 'stoneDark', 0.8),
);

/** A sea goat that climbs to the right: a goat before, a fish behind, its hooves on two steps of a cliff. */
export const seaGoat: Art = [
  tail,
  leg('stone', '412,540 470,530 496,566 500,596', [66, 44, 28, 26], '486,592! 516,592! 526,618! 480,618!'),
  ringedHorn(FAR_HORN, HORN_WIDTHS, 13),
  body,
  leg('snow', '366,560 392,612 396,652 396,676', [84, 48, 30, 28], '380,672! 412,672! 424,700! 374,700!'),
  flat('snow', outline('330,500! 400,486 424,530 410,590 372,604 336,570')),
  fleece,
  head,
  ringedHorn(NEAR_HORN, HORN_WIDTHS, 13),
  fill(
    'snow',
    outline(
      '352,372! 356,350 368,334! 376,342 386,330! 396,338 408,330! 414,342 426,344! 420,352! 410,362 406,376! 394,368 384,384! 374,372 362,370!',
    ),
    { width: 2.4 },
  ),
  // Away from the moon.
  flat('stone', outline('444,452! 446,520 428,570! 404,590! 420,550 428,500'), 0.9),
  flat('stone', outline('408,606! 410,676! 398,676! 394,640')),
  graven('340,520 352,556 372,590', 6, 'stoneDark', 0.9),
  line('M352 386Q316 426 266 466Q222 500 204 536', 5, 'light', 0.9),
];
