import { put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';

const MAIN = outline('-92,-214! 0,-204 96,-218! 122,-150 116,-90 98,-44! 0,-26 -100,-40! -72,-90 -70,-150');
const TOP = outline('-62,-330! 0,-322 66,-334! 84,-290 84,-254 76,-228! 0,-214 -72,-224! -52,-260 -50,-300');
const HULL = outline('-150,-20! -60,4 60,4 164,-34! 156,20 128,56 100,66! -92,66! -128,44 -146,14');

/** A ship before the wind with two square sails and a pennant: 315 wide and 440 high, its keel at 66. */
const ship = (place: Place): Art =>
  put(
    [
      cut('accent', 'M4 -366C40 -384 60 -352 102 -366L84 -350L98 -332C60 -330 40 -350 4 -342Z', 4),
      [MAIN, TOP].map((sail) => [
        keyed('light', sail, 6),
        hatch(sail, { role: 'ink', angle: 0, gap: 15, width: 5, side: 'end', reach: 0.24 }),
      ]),
      cutStroke('ink', '4,0 4,-190 4,-366', [13, 12, 8], [21, 20, 15]),
      cutStroke('ink', '-100,-222 0,-212 104,-226', [10, 11, 10], [18, 19, 18]),
      cutStroke('ink', '-70,-338 0,-330 74,-342', [9, 10, 9], [16, 17, 16]),
      joined('near', [HULL], 5),
      gouge('-134,8 0,30 146,-4', 8, 'glow'),
      gouge('-104,44 10,52 118,38', 6, 'far'),
    ],
    place,
  );

const CLIFF = outline('40,640! 100,624 170,638 224,660 238,690! 222,730 236,790 216,840 226,900! 40,900!');

export const threeOfWands: Scene = {
  alt: 'Three great budding wands stand in front on a cliff above a golden sea; a tall ship under full sail passes in front of the low sun, and a second one is far out.',
  draw: () => [
    chatterSky('sky', outward(330, 560), { marks: 'far' }),
    beams(330, 540, 170, 470, 34, 'far', 18),
    cut('mid', circlePath(330, 540, 150), 6),
    lake(560, 'glow', 'light'),
    ship({ x: 268, y: 552, size: 0.2 }),
    ship({ x: 404, y: 664, size: 0.98 }),
    [gouge('226,728 330,740 470,734', 10, 'ink'), gouge('300,756 400,764 530,754', 8, 'ink')],
    cut('ink', CLIFF, 6),
    hatch(CLIFF, { role: 'mid', angle: 68, gap: 20, width: 6, reach: 0.5 }),
    stick([86, 740], [98, 262], 34),
    stick([150, 760], [168, 330], 31),
    stick([208, 776], [236, 404], 28),
    toPoints('86,756 150,776 208,792').map(([x, y]) => tuft(x, y, 44, 'glow')),
  ],
};
