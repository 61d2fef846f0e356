import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const WING =
  'M300 350C270 362 236 350 210 322C164 282 124 234 100 158C84 190 74 214 72 250L54 236C46 282 52 314 66 344L46 336C48 390 66 428 92 462L66 456C78 508 108 548 144 572L118 576C152 622 206 640 256 620Z';
const BODY =
  'M300 330C384 340 432 430 424 540C420 600 400 640 380 660H220C200 640 180 600 176 540C168 430 216 340 300 330Z';
/** Its thighs in their feathers, down to the feet. */
const THIGH =
  'M178 620C180 550 280 536 298 600L296 622C294 660 290 690 282 708L266 700L256 726L242 706L228 728L216 700L204 716C190 686 178 660 178 620Z';
const RIGHT_WING = WING.replaceAll(/(\d+) (\d+)/g, (_, x, y) => `${600 - Number(x)} ${y}`);
/** The white hood of its head and neck, which is turned to look to the right; its hackles end in points. */
const HEAD = outline(
  '188,430! 196,378 204,330 208,290 216,236 252,196 306,180 352,188 386,214 398,250 396,292 388,330 394,376 412,428! 374,404! 356,448! 328,414! 300,456! 272,414! 242,446! 226,404!',
);
const BEAK = outline(
  '376,240! 404,220 446,222 478,250 492,298 484,350! 468,316 446,302 414,308 364,314! 380,280',
);

/** An eagle from the front with raised wings, its head turned to the right, its feet apart, about x 300: its head at 180, its tail at 790; its toes are not drawn. */
export const facingEagle: Art = [
  cut('near', 'M240 640L214 790H386L360 640Z', 5),
  hatch('M240 640L214 790H386L360 640Z', { role: 'ink', angle: 90, gap: 19, width: 6, side: 'all' }),
  mirrored(keyed('glow', 'M212 690H258L266 756H204Z', 4)),
  joined('ink', [WING, RIGHT_WING, BODY]),
  mirrored(hatch(WING, { role: 'mid', angle: 34, gap: 22, width: 7 })),
  ticks(BODY, { role: 'mid', flow: 90, gap: 28, length: 24, width: 6 }),
  mirrored([
    joined('ink', [THIGH], 5),
    ticks(THIGH, { role: 'mid', flow: 80, gap: 28, length: 24, width: 6 }),
  ]),
  keyed('light', HEAD, 7),
  keyed('glow', BEAK, 6),
  gouge('352,308 392,292 440,284', 8, 'ink'),
  flat('ink', circlePath(428, 250, 6)),
  keyed('glow', circlePath(344, 258, 23), 5),
  flat('ink', circlePath(350, 259, 13)),
  flat('light', circlePath(344, 253, 4.5)),
  flat('ink', outline('286,232! 336,216 376,232 396,254! 362,246 326,244')),
  combed('262,214 232,262 224,330 214,404', '330,300 328,340 336,372 350,430', {
    role: 'mid',
    rows: 5,
    width: 8,
    length: 36,
  }),
];
