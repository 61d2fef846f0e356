import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { limb, outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '-8,-112! 14,-128 50,-132 86,-142 112,-166 128,-196! 146,-204 164,-194 180,-174 192,-160! 192,-150 180,-144 162,-148! 154,-132 152,-108 140,-80 112,-66 72,-62 36,-66 4,-62 -14,-78 -16,-98',
);

const hoof = (x: number, y: number): Art =>
  fill('ink', `M${x - 9} ${y - 14}L${x + 8} ${y - 14}L${x + 14} ${y}H${x - 10}Z`, { width: 1.6 });

/** A leg by its joints with its hoof, which stands at the given place. */
const leg = (joints: string, x: number, y: number, role: 'snow' | 'stone'): Art => [
  hoof(x, y),
  fill(role, limb(joints), { width: 3 }),
];

const HIND = '14,-92,60 26,-58,38 -2,-30,18 -16,-20,16 -26,12,14';
const FORE = '124,-94,40 152,-104,26 170,-100,21 168,-78,14 165,-66,13';

/** A white goat that climbs a stair to the right: its hind feet stand on one step, at 0,0, its forefeet on the next two. */
export const climbingGoat: Art = [
  leg('36,-80,42 58,-58,28 44,-40,16 40,-32,14 46,-18,13', 46, -5, 'stone'),
  leg('108,-84,36 112,-62,22 106,-54,18 103,-40,14', 103, -28, 'stone'),
  fill('snow', outline('-2,-106! -22,-126 -26,-140 -10,-136 10,-118!'), { width: 2.8 }),
  fill('snow', outline('160,-152! 180,-146! 180,-128 170,-106! 160,-124'), { width: 2.6 }),
  fill('snow', BODY, { width: 3.4 }),
  clipped(BODY, [
    flat(
      'stone',
      outline('160,-150! 140,-136 120,-104 80,-86 30,-86 -20,-92! -30,-50! 160,-50! 170,-110'),
      0.95,
    ),
    ['30,-116 40,-100 34,-84', '58,-112 68,-96 60,-80', '84,-118 96,-100 88,-82'].map((lock) =>
      graven(lock, 6, 'stoneDark', 0.85),
    ),
    ['118,-146 128,-132 124,-114', '132,-160 142,-144 140,-124'].map((lock) =>
      graven(lock, 6, 'stoneDark', 0.85),
    ),
  ]),
  leg(HIND, -26, 26, 'snow'),
  flat('snow', outline('-8,-110! 20,-118 44,-108 40,-84! 10,-84 -10,-92!')),
  clipped(limb(HIND), flat('stone', outline('46,-90! 34,-52 4,-22 -16,16! 0,16! 24,-30 56,-66!'), 0.9)),
  leg(FORE, 164, -52, 'snow'),
  flat('snow', outline('104,-106! 124,-114 140,-104 142,-86! 120,-78 104,-84!')),
  clipped(limb(FORE), flat('stone', outline('110,-80! 150,-90 162,-86 158,-60! 140,-60! 140,-78!'), 0.9)),
  // Two horns that bend back, the far one darker, with the rings of the near one.
  fill('shade', limb('160,-202,15 158,-230,14 140,-250,11 114,-248,8 98,-234,3'), { width: 2.8 }),
  fill('gloomLight', limb('144,-204,17 134,-228,15 110,-238,12 84,-228,8 70,-212,3'), { width: 2.8 }),
  line('M134 -216L148 -222M126 -228L134 -240M110 -232V-246M96 -228L92 -240', 2.4, 'stone'),
  fill('snow', outline('132,-196! 112,-206 96,-198 108,-186 130,-186!'), { width: 2.6 }),
  flat('rose', outline('126,-194! 112,-200 102,-196 112,-190!'), 0.9),
  flat('ink', circlePath(160, -178, 4.2)),
  flat('ink', outline('184,-160! 192,-160! 191,-154 186,-155!')),
  line('M178 -146Q182 -152 190 -151', 2.4, 'ink'),
  eachOf('166,-142 172,-138', (x = 0, y = 0) => line(`M${x} ${y}l1 16`, 2, 'stoneDark')),
];

/** Its shadow on the steps. */
export const goatShadow: Art = [
  flat('ink', outline('-40,26! -20,20 -4,24! -20,30!'), 0.4),
  flat('ink', outline('24,-4! 46,-9 64,-4! 44,1!'), 0.4),
  flat('ink', outline('86,-28! 110,-34 124,-28! 108,-22!'), 0.4),
  flat('ink', outline('148,-52! 176,-58 192,-52! 176,-45!'), 0.4),
];
