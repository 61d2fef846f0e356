import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline('70,790 84,700 120,620 200,560 300,540 400,560 480,620 516,700 530,790');
/** A foreleg that comes towards us, and its paw. */
const LEG = outline(
  '342,640! 400,626 444,660 452,720 456,764! 440,800 400,812 356,808 326,790 322,752! 338,700',
);
const TOES = toPoints('346,782 378,792 412,790 440,774').map(([x, y]) => circlePath(x, y, 22));

/** The body of a lion at rest below its head, with its forepaws: 460 wide about x 300, from 540 to 814 down. */
export const lionBody: Art = [
  joined('glow', [BODY], 6, 'ink'),
  mirrored([
    combed('430,600 490,660 512,770', '400,640 460,680 476,780', {
      role: 'ink',
      rows: 3,
      width: 7,
      length: 44,
    }),
    joined('glow', [LEG, ...TOES], 5, 'ink'),
    combed('440,668 446,710 440,752', '404,660 408,710 404,748', {
      role: 'near',
      rows: 3,
      width: 5,
      length: 26,
    }),
    [362, 395, 427].map((x, i) =>
      gouge(`${x - 2},${768 - i * 3} ${x},${786 - i * 2} ${x + 1},${806 - i * 3}`, 7, 'ink'),
    ),
    [346, 378, 412, 440].map((x, i) =>
      flat('light', lens([x, 794 + (i % 3 ? 6 : -2)], [x, 812 + (i % 3 ? 4 : -4)], 7)),
    ),
  ]),
];
