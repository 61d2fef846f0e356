import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { pentacle } from '../objects.ts';

const BODY = outline(
  '66,700 70,620 108,556 176,524 256,524 330,540 396,600 426,680 420,756 350,800 190,810 96,784',
);
const NECK = outline('226,532! 284,496 312,440 318,360! 410,430! 414,500 432,570 440,650 416,740! 320,700');
const SPOTS =
  '116,582,9 154,552,10 196,540,11 238,548,10 280,556,10 312,592,9 262,596,11 216,588,9 298,636,9 340,640,10 322,684,8 366,690,8 290,704,8 130,640,10 172,626,9 204,660,10 158,680,11 112,700,9 196,712,9 150,738,8';

/** A head in profile that looks right: its brow at -60, its nose at (120, 36). */
const HEAD = outline(
  '-86,-20 -72,-58 -30,-72 14,-58 46,-28 84,-4 112,10 122,28 114,46 84,54 40,54 0,62 -44,64 -78,36',
);
const EAR = outline('-56,-44! -108,-62 -150,-104 -166,-150! -120,-148 -74,-116 -40,-62!');
const FAR_EAR = outline('-36,-56! -60,-104 -62,-152 -44,-194! -14,-156 0,-108 0,-62!');

const head: Art = [
  joined('accent', [FAR_EAR], 5),
  flat('sky', outline('-30,-80! -48,-116 -50,-150 -42,-174! -20,-146 -8,-110')),
  joined('accent', [HEAD], 6),
  // A soft pale blaze round the eye and along the muzzle.
  flat('sky', outline('52,30! 84,26 112,36 112,46 84,52 44,52 4,58! 30,44')),
  combed('-30,-62 10,-48 56,-14', '-40,-44 0,-28 40,-4', { role: 'ink', rows: 3, width: 4, length: 22 }),
  flat('ink', outline('104,14! 118,12 124,26 116,38 104,30')),
  gouge('70,40 92,44 110,40', 4, 'ink'),
  flat('sky', outline('-32,-18! -10,-38 22,-30 34,-10! 14,6 -14,2')),
  flat('ink', outline('-24,-14! -8,-30 16,-26 26,-10! 10,0 -10,-2')),
  flat('light', circlePath(-3, -18, 5)),
  joined('accent', [EAR], 5),
  flat('accent', outline('-62,-56! -34,-66! -20,-44 -44,-28 -62,-40')),
  flat('sky', outline('-66,-58! -108,-76 -140,-108 -152,-138! -112,-130 -78,-102')),
  gouge('-64,-58 -100,-88 -134,-118', 5),
];

/** A fawn that lies to the right, its legs folded, and bends its head to a coin that leans on its breast: 500 wide, from its ears at 150 down to 840. */
export const lyingFawn: Art = [
  cut('light', outline('84,640! 54,616 44,650 50,690 62,716 80,700!'), 4),
  joined('accent', [BODY, NECK], 7),
  gouge('92,590 140,548 200,534 270,538 330,500', 7, 'ink'),
  toTriples(SPOTS).map(([x, y, r]) => flat('light', circlePath(x, y, r))),
  combed('322,450 316,520 290,580', '400,470 410,560 416,640', {
    role: 'ink',
    rows: 4,
    width: 5,
    length: 28,
  }),
  gouge('96,612 170,588 232,624 258,694 236,764', 7),
  // The hind leg comes forward from under the haunch.
  joined('accent', [limb('130,786,52 200,806,40 262,812,28 296,812,22')], 5),
  flat('accent', outline('112,768 142,752 176,764 184,792 150,806 116,800')),
  flat('ink', limb('284,812,24 306,813,20')),
  gouge('284,812 298,814 314,816', 4),
  pentacle(450, 694, 1.08, 8),
  // The forearm goes forward to the knee, the slim shin is folded back beneath it.
  joined('accent', [limb('476,794,24 452,818,17 420,825,14 392,826,20')], 5),
  joined('accent', [limb('336,748,62 396,762,44 446,776,30 476,788,32')], 5),
  flat('accent', outline('300,722 338,710 372,738 362,772 316,786 296,756')),
  flat('ink', limb('404,827,24 380,827,20')),
  gouge('404,828 390,829 374,830', 4),
  put(head, { x: 360, y: 440, turn: 45, size: 1.12 }),
];
