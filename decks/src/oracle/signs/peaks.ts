import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const PEAK = outline(
  '20,720! 60,640 96,560! 112,530 128,500! 146,470! 168,512 184,530! 210,600 250,660 300,740! 300,800! 20,800!',
);

/** A steep peak on the left with a track in its snow up to the top. */
export const peaks: Art = [
  fill('stoneDark', PEAK, { width: 2.8 }),
  clipped(PEAK, [
    flat('snow', outline('146,464! 100,560 40,700! 90,640 104,600! 116,640 140,590! 152,620 150,560!')),
    flat('snow', outline('146,464! 170,520 196,572! 180,570 172,600! 160,560')),
    flat('gloomLight', outline('146,464! 190,540 300,760! 220,800! 200,680 170,600'), 0.5),
    line(
      'M52 742C110 712 60 690 104 660C140 640 84 620 118 590C140 570 112 552 136 520L146 486',
      5,
      'ink',
      0.55,
    ),
  ]),
  graven('66,650 92,600 120,540', 5, 'light', 0.9),
];
