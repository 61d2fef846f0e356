import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, ticks } from '../lino/marks.ts';

const WING =
  'M300 350C270 362 236 350 210 322C164 282 124 234 100 158C84 190 74 214 72 250L54 236C46 282 52 314 66 344L46 336C48 390 66 428 92 462L66 456C78 508 108 548 144 572L118 576C152 622 206 640 256 620Z';
const BODY =
  'M300 330C384 340 432 430 424 540C420 600 400 640 380 660H220C200 640 180 600 176 540C168 430 216 340 300 330Z';
/** Its thighs in their feathers, down to the feet. */
const THIGH =
  'M178 620C180 550 280 536 298 600L296 622C294 660 290 690 282 708L266 700L256 726L242 706L228 728L216 700L204 716C190 686 178 660 178 620Z';
const RIGHT_WING = WING.replaceAll(/(\d+) (\d+)/g, (_, x, y) => `${600 - Number(x)} ${y}`);
const HEAD =
  'M300 196C356 196 392 238 390 290C390 338 400 380 412 424L372 402L352 440L326 412L300 446L274 412L248 440L228 402L188 424C200 380 210 338 210 290C208 238 244 196 300 196Z';
const BEAK =
  'M300 288C332 288 344 314 336 342C326 364 312 378 300 402C288 378 274 364 264 342C256 314 268 288 300 288Z';

/** An eagle from the front with raised wings, its feet apart, about x 300: its head at 196, its tail at 790; its toes are not drawn. */
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
  mirrored([
    keyed('glow', circlePath(254, 304, 17), 4),
    flat('ink', circlePath(258, 305, 10)),
    flat('ink', 'M214 272L288 300L284 318C258 312 232 300 214 272Z'),
    gouge('226,352 222,382 210,404', 5, 'mid'),
    gouge('258,366 254,396 248,424', 5, 'mid'),
    gouge('276,226 262,246 256,268', 5, 'mid'),
  ]),
  keyed('glow', BEAK, 6),
  mirrored(gouge('284,316 288,336 296,350', 5, 'ink')),
];
