import { eachRow, fill, flat, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const ROCK = outline('72,640! 520,640! 528,690! 500,730! 536,850! 40,850! 74,760! 60,700!');
/** The snow in a gully, which winds up to the top. */
const GULLY = outline(
  '360,850! 330,800 226,770 206,734 240,708 330,700 352,676 300,640! 400,640! 436,690 400,734 300,744 296,756 440,790 470,850!',
);
/** Pairs of hoof prints up the gully, smaller with the distance. */
const PRINTS = toPoints(
  '430,812 404,794 368,778 326,766 284,754 254,742 262,726 304,722 350,714 388,700 392,678 372,660',
);

/** The top of a mountain, level and snowy, with the track that leads up to it. */
export const summit: Art = [
  fill('stoneDark', ROCK, { width: 3.2 }),
  flat('stone', outline('72,640! 190,640! 170,690! 200,730! 160,780! 180,850! 40,850! 74,760! 60,700!')),
  flat('shade', outline('460,640! 520,640! 528,690! 500,730! 536,850! 480,850! 490,760! 470,700!'), 0.45),
  eachRow(
    [
      ['110,660 126,700 108,750'],
      ['160,690 150,740 168,790'],
      ['226,660 216,690 226,706'],
      ['470,690 484,740 476,800'],
      ['90,760 110,790 100,820'],
    ],
    (cut) => graven(cut, 8, 'shade', 0.75),
  ),
  fill('snow', GULLY, { width: 2.4 }),
  flat(
    'steelDark',
    outline('330,700! 352,676 300,640! 330,640! 376,680 350,712 250,720 216,744! 240,708'),
    0.4,
  ),
  PRINTS.map(([x, y], i) => {
    const size = 9 - i * 0.4;
    return [-1, 1].map((side) =>
      flat(
        'shade',
        `M${x + side * 4 - size * 0.4} ${y + side * 3}q${size * 0.4} ${-size} ${size * 0.8} 0q${-size * 0.4} ${size * 0.5} ${-size * 0.8} 0Z`,
        0.85,
      ),
    );
  }),
  fill(
    'snow',
    outline(
      '50,664! 70,628 140,612 300,608 460,610 530,616 552,640! 520,652 480,668 436,650 380,660 320,648 250,666 190,652 130,676 96,658!',
    ),
    { width: 2.4 },
  ),
];
