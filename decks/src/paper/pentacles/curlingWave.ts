import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { gouge, joined, stroke } from '../lino/cut.ts';
import { lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const CREST = swellPath(
  '60,900 40,700 56,520 130,390 250,350 350,404 390,486 380,552',
  [420, 340, 262, 196, 146, 106, 72, 12],
);
/** Its broad foot, which runs out into the sea on the right. */
const FOOT = outline(
  '-60,1100! -30,640 90,560 186,600! 206,720 260,840 350,930 480,1016! 700,1060! 700,1100!',
);
const FOAM = [
  ...toTriples(
    '96,344,24 136,312,30 184,290,32 238,282,34 294,290,34 346,316,36 388,356,36 414,406,34 424,458,30 416,510,26',
  ).map(([x, y, r]) => circlePath(x, y, r)),
  // Fingers of foam that reach down from the lip.
  ...[
    '416,510,44 400,560,30 366,600,4',
    '420,480,40 436,540,24 424,590,4',
    '400,440,40 372,490,24 366,530,4',
    '370,380,40 330,420,22 322,456,4',
    '320,340,40 280,372,20 270,404,4',
  ].map(limb),
];

/** A wave that rises at the left and curls over to the right about (250, 490), with foam that breaks from its lip. */
export const curlingWave = (place: Place): Art =>
  put(
    [
      joined('near', [CREST, FOOT], 7),
      stroke('mid', '160,880 110,700 116,560 170,450 256,400 324,436 346,504', [44, 46, 42, 34, 26, 18, 4]),
      gouge('226,880 168,720 164,580 196,486 254,432', 10, 'far'),
      gouge('90,860 50,720 60,560 120,440 210,366', 10, 'far'),
      [gouge('214,700 260,820 350,910', 10, 'far'), gouge('176,760 220,860 310,950', 9, 'mid')],
      joined('light', FOAM, 5),
      flat(
        'mid',
        lenses(
          '110,336 150,308 172,318 214,300 250,306 300,314 330,338 362,360 392,392 406,430 412,474 404,520',
          8,
        ).join(''),
      ),
    ],
    place,
  );
