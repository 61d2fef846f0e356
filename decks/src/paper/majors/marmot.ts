import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-38,0! -50,-34 -40,-70 -22,-92! -26,-104 -30,-118! -16,-124 4,-142! 24,-150 36,-148! 34,-132 24,-116! 34,-92 40,-52 34,0!',
);
const EAR = outline('-20,-118! -32,-130 -24,-142 -10,-130!');

/** A marmot that sits up, its back half to us, and looks up to the right: 130 wide, its nose at -150, its feet at 0. */
export const marmot: Art = [
  joined(
    'ink',
    [limb('-20,-10,24 -56,-6,22 -84,-18,12'), BODY, EAR, limb('22,-66,16 44,-76,12 56,-92,7')],
    5,
  ),
  combed('-26,-84 -40,-50 -34,-8', '20,-90 26,-50 20,-8', { role: 'far', rows: 4, width: 6, length: 18 }),
  flat('glow', circlePath(4, -126, 6)),
];
