import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BELLY = outline(
  '-24,-56! -30,-36 -62,-10 -72,36 -54,84 -30,104! 30,104! 54,84 72,36 62,-10 30,-36 24,-56!',
);
const NECK = outline('-26,-96! -18,-74 -24,-46! 24,-46! 18,-74 26,-96!');
const LIP = outline('-36,-104! -30,-114 0,-118 30,-114 36,-104! 30,-92 0,-88 -30,-92');

/** A jar with a lip, a neck and a handle at its right side: 150 wide, from its mouth at -116 to its foot at 104. */
export const pouringJar = (place: Place): Art =>
  put(
    [
      joined('glow', [limb('18,-92,12 64,-96,14 84,-60,14 74,-20,14 54,0,14')], 5, 'ink'),
      joined('accent', [BELLY, NECK], 5, 'ink'),
      hatch(BELLY, { role: 'ink', angle: 0, gap: 12, width: 5, side: 'start', reach: 0.26 }),
      gouge('-66,14 0,28 66,14', 10, 'glow'),
      gouge('-70,48 0,62 70,48', 10, 'glow'),
      gouge('-22,-50 0,-44 22,-50', 6, 'glow'),
      keyed('accent', LIP, 5),
      flat('ink', outline('-26,-106! 0,-112 26,-106! 0,-98')),
    ],
    place,
  );
