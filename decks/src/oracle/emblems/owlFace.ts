import { clipped, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, star } from '../../primitives/lights.ts';
import { fullMoon } from '../moon.ts';

/** The middle of the right eye. */
const [X, Y] = [402, 396];

const BODY = outline(
  '300,160 440,196 530,300 548,440 520,560! 570,640 600,830! 0,830! 30,640 80,560! 52,440 70,300 160,196',
);

/** Scalloped feathers of the breast, each with a dark streak. */
const body: Art = [
  fill('wood', BODY, { width: 3 }),
  clipped(BODY, [
    times(4, (row) =>
      times(7, (i) => {
        const [x, y] = [(row % 2) * 50 + i * 100, 784 - row * 62];
        return [
          fill(
            row % 2 ? 'linen' : 'straw',
            `M${x - 54} ${y - 46}C${x - 54} ${y + 22} ${x - 20} ${y + 46} ${x} ${y + 54}C${x + 20} ${y + 46} ${x + 54} ${y + 22} ${x + 54} ${y - 46}Z`,
          ),
          flat(
            'woodDark',
            `M${x} ${y - 30}C${x - 12} ${y - 4} ${x - 10} ${y + 30} ${x} ${y + 46}C${x + 10} ${y + 30} ${x + 12} ${y - 4} ${x} ${y - 30}Z`,
          ),
        ];
      }),
    ),
    flat('ink', outline('90,560! 170,624 300,612! 430,624 510,560! 480,480 120,480'), 0.35),
  ]),
  line(BODY, 3),
];

const tuft: Art = [
  fill('woodDark', outline('330,226! 400,196 470,140 512,74! 540,150 536,240 500,300!'), { width: 3 }),
  fill('wood', outline('400,240! 452,200 490,150 510,104! 522,170 516,230 490,276!'), { edge: 'none' }),
  graven('430,236 470,200 496,150', 6, 'woodDark', 1),
  graven('470,256 496,220 510,170', 6, 'woodDark', 1),
];

/** Rays of fine feathers round the eye, darker at their rim. */
const facialDisc: Art = [
  fill('woodDark', outline('300,250! 380,226 470,246 530,320 540,420 510,520 440,590 350,590 300,560!'), {
    width: 3,
  }),
  fill('linen', outline('304,284! 380,246 458,264 510,330 520,414 492,502 434,562 362,560 312,520!'), {
    width: 2,
  }),
  line(
    times(34, (i) => {
      const angle = -140 + i * 9;
      const [from, to] = [polar(X, Y, 106, angle), polar(X, Y, 128 + ((i * 7) % 4) * 8, angle)];
      return `M${from.map(toTenth).join(' ')}L${to.map(toTenth).join(' ')}`;
    }).join(''),
    3,
    'wood',
    0.9,
  ),
];

const PUPIL = circlePath(X, Y, 72);
const eye: Art = [
  disc('woodDark', X, Y, 102, 3),
  disc('glow', X, Y, 94, 2.4),
  flat('metalDark', circlePath(X, Y, 82), 0.6),
  disc('ink', X, Y, 72, 0),
  clipped(PUPIL, [
    fullMoon(X + 4, Y - 14, 34, 'glow', 'shaded'),
    star(X - 40, Y - 26, 6),
    star(X + 46, Y - 34, 5),
    flat(
      'mid',
      `M${X - 80} ${Y + 34}l14 -26l12 22l12 -34l14 36l14 -20l10 18l14 -38l16 40l12 -24l14 26l12 -22l16 24V${Y + 80}H${X - 80}Z`,
    ),
  ]),
  line(PUPIL, 2.4),
];

const brow: Art = [
  mirrored([
    fill(
      'wood',
      outline('300,344! 316,290 372,260 450,256 520,228! 502,270 456,292 390,288 340,314 312,372!'),
      { width: 2.6 },
    ),
    graven('330,300 380,276 440,272', 5, 'woodDark', 1),
    graven('400,280 446,278 490,252', 5, 'woodDark', 1),
  ]),
  [0, 1, 2].map((i) =>
    mirrored(
      graven(
        [
          [306 + i * 12, 230 - i * 8],
          [304 + i * 8, 260 - i * 6],
          [302 + i * 4, 300],
        ],
        7,
        'woodDark',
        1,
      ),
    ),
  ),
];

const beak: Art = [
  mirrored(fill('light', outline('300,420! 316,440 336,500 330,540! 312,540 300,520!'), { width: 2 })),
  fill('metal', outline('300,420! 326,440 330,490 300,556! 270,490 274,440'), { width: 3 }),
  flat('metalDark', outline('304,426! 326,444 328,490 302,548! 314,490')),
  line('M288 462l-6 10M312 462l6 10', 3.4, 'woodDark'),
];

/** An owl's head and breast from the front, from its tufts at 74 down. */
export const owlFace: Art = [body, mirrored([tuft, facialDisc, eye]), brow, beak];
