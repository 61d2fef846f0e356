import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { limb, outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '-54,-46 -54,-64 -34,-74 -4,-72 18,-80 32,-104! 42,-120 56,-120 70,-106 80,-92! 76,-84 62,-84 54,-76 50,-58 40,-40 20,-32 -16,-32 -44,-32',
);

const leg = (joints: string, shaded = false): Art => [
  fill(shaded ? 'stone' : 'snow', limb(joints), { width: 2.6 }),
];

const hoof = (x: number, y: number): Art =>
  fill('ink', `M${x - 5} ${y - 5}H${x + 6}L${x + 8} ${y + 2}H${x - 5}Z`, { width: 1.4 });

/** A white goat that climbs to the right; its hind feet are at -44,8, one fore foot at 40,-6; the other is raised. */
export const climbingGoat: Art = [
  leg('-34,-40,16 -28,-20,9 -30,2,7', true),
  hoof(-30, 2),
  leg('34,-46,16 42,-24,9 40,-4,7', true),
  hoof(40, -6),
  fill('snow', outline('-50,-58! -66,-74 -64,-82 -54,-76 -44,-66!'), { width: 2.4 }),
  leg('-40,-44,24 -52,-20,10 -46,-8,8 -46,8,7'),
  hoof(-46, 8),
  leg('26,-46,22 58,-52,12 64,-26,8'),
  put(hoof(0, 0), { x: 64, y: -24, turn: 12 }),
  fill('snow', outline('70,-86! 74,-72 66,-60! 60,-74 60,-86!'), { width: 2.2 }),
  fill('snow', BODY, { width: 3 }),
  clipped(BODY, [
    flat('snow', 'M-60 -60H-20V-20H-60ZM14 -60H40V-20H14Z'),
    flat('stone', outline('70,-84! 54,-76 46,-50 20,-40 -30,-38 -54,-44! -54,-20! 60,-20!'), 0.9),
    graven('22,-80 30,-64 22,-50', 5, 'stoneDark', 0.9),
    graven('-6,-70 -2,-60 -8,-50', 4, 'stoneDark', 0.8),
    graven('-40,-66 -30,-56 -30,-46', 4, 'stoneDark', 0.8),
  ]),
  fill('metal', limb('50,-116,11 40,-140,10 18,-150,7 2,-144,2'), { width: 2.4 }),
  line('M42 -134L50 -140M32 -144L36 -152M20 -146L20 -154', 2, 'metalDark'),
  fill('snow', outline('42,-112! 26,-112 20,-104 32,-100 44,-104!'), { width: 2.2 }),
  flat('ink', circlePath(60, -106, 3)),
  line('M74 -90L80 -91M70 -88Q72 -92 78 -88', 2, 'ink'),
];

/** Its shadow on the rock and the steps, since the moon is behind it. */
export const goatShadow: Art = [
  flat('ink', BODY, 0.35),
  flat('ink', outline('-84,0! -60,4 30,2 70,-14! 74,-4 40,14 -60,18!'), 0.45),
];
