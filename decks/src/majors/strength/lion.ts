import { eachOf, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, type Point, toPoints } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

const LONG = [
  '56,-110 110,-136 166,-104 192,-46',
  '80,-60 146,-70 200,-24 208,40',
  '86,-10 156,-4 202,50 190,122',
  '80,40 140,64 172,120 150,190',
  '60,80 104,120 118,176 90,228',
  '24,110 50,160 46,206 18,242',
];
const SHORT = [
  '20,-116 62,-146 108,-134 136,-96',
  '72,-84 128,-96 170,-62 178,-14',
  '84,-34 136,-32 172,12 166,64',
  '84,14 130,34 154,78 138,128',
  '72,58 108,88 124,132 104,178',
  '44,96 72,128 76,172 52,206',
];

/** A lock of strands that part at its root and meet in its tip. */
const lock = (points: string, i: number, broad: number): Art => {
  const spine = toPoints(points);
  const [[ax, ay], [bx, by]] = [spine[0]!, spine.at(-1)!];
  const long = Math.hypot(bx - ax, by - ay);
  const strand = (aside: number) =>
    spine.map(([x, y], k): Point => {
      const part = aside * broad * (1 - (k / (spine.length - 1)) * 0.55);
      return [x - ((by - ay) / long) * part, y + ((bx - ax) / long) * part];
    });
  return [-0.3, 0.3, 0].map((aside, k) => [
    fill(
      (i + k) % 2 ? 'hairAuburn' : 'wood',
      swellPath(strand(aside), [broad * 0.46, broad * 0.54, broad * 0.4, 2]),
      { width: 1.6 },
    ),
    graven(strand(aside), 2.6, 'glow', 0.35),
  ]);
};

/** A lion's head that faces us at rest in a flowing mane, about 440 wide. */
export const lion: Art = [
  fill('metalDark', 'M-176 260C-170 120 -100 70 0 70C100 70 170 120 176 260Z'),
  mirrored(
    LONG.map((points, i) => lock(points, i, 62)),
    0,
  ),
  lock('0,-96 -6,-128 10,-150 34,-162', 1, 50),
  lock('0,-96 -2,-122 -18,-142 -42,-150', 0, 44),
  mirrored(
    SHORT.map((points, i) => lock(points, i + 1, 50)),
    0,
  ),
  mirrored([disc('straw', -92, -104, 38, 2), disc('wood', -94, -104, 20, 1.4)], 0),
  fill(
    'straw',
    'M0 -114C-50 -114 -94 -90 -92 -34C-90 4 -82 20 -70 46C-60 96 -30 126 0 126C30 126 60 96 70 46C82 20 90 4 92 -34C94 -90 50 -114 0 -114Z',
  ),
  graven('-84,-40 -66,20 -72,60', 5, 'woodDark', 0.5),
  graven('84,-40 66,20 72,60', 5, 'woodDark', 0.5),
  fill('linen', 'M-26 98C-22 128 22 128 26 98Q0 110 -26 98Z', { width: 1.8 }),
  // The bridge of the nose widens from the brow to the muzzle; it has no edge above.
  fill('trim', 'M0 -96C-6 -60 -20 -20 -32 14C-36 28 -36 38 -34 48H34C36 38 36 28 32 14C20 -20 6 -60 0 -96Z', {
    edge: 'none',
  }),
  mirrored(
    [
      graven('-13,-44 -24,-8 -36,26', 6, 'woodDark', 0.7),
      graven('-5,-60 -12,-24 -20,20', 3, 'metalDark', 0.7),
      graven('-22,-58 -12,-44 -10,-28', 6, 'woodDark', 0.7),
      graven('-10,-104 -8,-88 -3,-74', 5, 'woodDark', 0.55),
    ],
    0,
  ),
  fill('light', 'M0 46C-38 36 -68 54 -64 84C-58 108 -26 112 0 98C26 112 58 108 64 84C68 54 38 36 0 46Z', {
    width: 2,
  }),
  fill('woodDark', 'M-30 34C-16 24 16 24 30 34C26 56 8 64 0 64C-8 64 -26 56 -30 34Z', { width: 1.8 }),
  line('M0 62V86M0 86Q-20 106 -48 92M0 86Q20 106 48 92', 3.4, 'woodDark'),
  mirrored(
    [
      flat('woodDark', 'M-76 -26C-66 -50 -40 -50 -28 -28C-40 -36 -60 -36 -76 -26Z', 0.35),
      line('M-74 -22Q-52 -4 -30 -16', 5, 'woodDark'),
      line('M-66 -14L-70 -8M-54 -9L-55 -2M-42 -10L-40 -3', 2.6, 'woodDark'),
      graven('-84,-54 -58,-76 -30,-58', 6, 'woodDark', 0.8),
      graven('-34,-108 -32,-92 -22,-76', 5, 'woodDark', 0.5),
      // The brow bulges over the eye.
      graven('-88,-44 -62,-58 -26,-44', 7, 'woodDark', 0.55),
      line('M-46 76L-104 70M-46 84L-106 92M-42 90L-96 112', 1.6, 'light', 0.9),
      eachOf('-28,70 -42,68 -36,80', (x, y) => flat('woodDark', circlePath(x, y, 2.6))),
    ],
    0,
  ),
];

/** The fringe of the mane over the brow; in the lion's own units. */
export const fringe: Art = mirrored(
  ['60,-124 86,-102 92,-68 84,-44', '34,-134 60,-108 66,-84 58,-62', '8,-136 30,-116 36,-94 28,-76'].map(
    (points) => lock(points, 1, 30),
  ),
  0,
);
