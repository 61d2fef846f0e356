import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { fur, outline } from '../nature/body.ts';

const BODY = outline('70,-42 0,-40 -70,-22 -164,4! -140,22 -70,42 0,50 60,36 96,4 104,-26');
const NECK = outline('222,-44! 190,-66 158,-58 118,-38 70,-42 66,-10 92,8 130,-18 164,-32 192,-34');
const WING = outline(
  '62,-30 58,-100 20,-164 -36,-210 -104,-238! -94,-204! -130,-204! -108,-168! -146,-162! -116,-134! -146,-120! -112,-100! -134,-80! -96,-64! -110,-40! -60,-8 0,12',
);
const FEATHERS = [
  '44,-90 -10,-154 -92,-202',
  '30,-72 -36,-124 -106,-166',
  '20,-56 -44,-98 -114,-132',
  '12,-40 -46,-72 -110,-98',
  '4,-24 -40,-46 -92,-62',
];

const goose = (place: Place): Art =>
  put(
    [
      put(joined('ink', [WING], 4), { x: 40, y: 4, turn: 38, size: 0.9 }),
      joined('near', [BODY]),
      flat('light', outline('-150,8! -90,12 -20,34 60,30 0,46 -70,40')),
      joined('ink', [NECK], 4),
      flat('light', outline('178,-54 166,-40 184,-38 192,-48')),
      flat('light', circlePath(200, -50, 4)),
      joined('near', [WING]),
      FEATHERS.map((points) => gouge(points, 6)),
      fur(BODY, 'light', 174, (_, y) => (y < 10 ? 0.8 : 0)),
    ],
    place,
  );

const CLIFF = outline('40,620! 120,606 220,622 330,646 352,670! 330,720 344,780 316,840 330,900! 40,900!');

export const threeOfWands: Scene = {
  alt: 'Three wands stand on a cliff above a golden sea, and three wild geese fly out from it past the sun, the nearest one large with lifted wings.',
  draw: () => [
    chatterSky('sky', outward(470, 560), { marks: 'far' }),
    beams(470, 560, 90, 420, 32, 'far', 18),
    sun(470, 566, 66, 'mid'),
    lake(560, 'glow', 'light'),
    cut('ink', CLIFF, 6),
    hatch(CLIFF, { role: 'mid', angle: 68, gap: 20, width: 6, reach: 0.5 }),
    stick([108, 660], [94, 366], 22),
    stick([196, 690], [208, 430], 20),
    stick([284, 700], [300, 500], 18),
    toPoints('108,670 196,700 284,712').map(([x, y]) => tuft(x, y, 44, 'glow')),
    goose({ x: 296, y: 310, size: 1.16, turn: -10 }),
    goose({ x: 462, y: 432, size: 0.38, turn: -8 }),
    goose({ x: 376, y: 484, size: 0.3, turn: -8 }),
  ],
};
