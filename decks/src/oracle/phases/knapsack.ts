import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** A strap with its buckle, from the flap down over the front. */
const strap = (x: number, lean: number): Art => [
  fill('woodDark', `M${x - 13} -214H${x + 13}L${x + 13 + lean} -92H${x - 13 + lean}Z`, { width: 2.6 }),
  fill(
    'metal',
    outline(`${x - 20 + lean},-134! ${x + 20 + lean},-134! ${x + 20 + lean},-100! ${x - 20 + lean},-100!`),
    { width: 2.6 },
  ),
  fill('woodDark', `M${x - 10 + lean} -126h20v18h-20Z`, { width: 2 }),
  line(`M${x + lean} -134v22`, 3.4, 'metal'),
];

/** A blanket, rolled and tied on top; its end shows the turns of the roll. */
const blanket: Art = [
  fill(
    'red',
    outline('-150,-350! -100,-362 60,-366 132,-356! 152,-330 150,-292 132,-276! 40,-270 -90,-266 -150,-274!'),
    { width: 3 },
  ),
  flat(
    'redDark',
    outline('-150,-300! -60,-292 60,-296 140,-306! 144,-284 130,-277! 40,-271 -90,-267 -148,-275!'),
    0.8,
  ),
  line('M-90 -352L-60 -348M-20 -358L20 -354M70 -350L100 -346', 3, 'rose', 0.8),
  fill('red', outline('-150,-352 -116,-334 -112,-296 -144,-270 -180,-282 -190,-318 -178,-346'), { width: 3 }),
  line(
    'M-150 -312C-144 -304 -158 -298 -164 -308C-170 -324 -152 -334 -138 -324C-124 -310 -136 -286 -158 -288',
    3.4,
    'wineDark',
  ),
  [-72, 84].map((x) =>
    fill(
      'woodDark',
      outline(`${x - 12},-362! ${x + 12},-364! ${x + 16},-318 ${x + 12},-264! ${x - 12},-264! ${x - 8},-318`),
      { width: 2.6 },
    ),
  ),
];

/** A pack of canvas, as large as it felt, set down in the snow with a staff that leans on it. */
export const knapsack: Art = put(
  [
    flat('waterLight', outline('-190,-4! -60,-30 140,-24 270,-4! 190,40 -110,40'), 0.9),
    fill('wood', outline('-168,-150! -200,-130 -206,-60 -186,-16 -140,-8! -140,-150'), { width: 3 }),
    fill('wood', outline('156,-150! 186,-134 192,-64 176,-20 134,-8! 134,-150'), { width: 3 }),
    fill(
      'wood',
      outline(
        '-146,10! -166,-90 -162,-200 -130,-262 -60,-278 60,-278 128,-262 158,-200 160,-90 140,10! 0,20',
      ),
      { width: 3.2 },
    ),
    flat('woodDark', outline('60,-120! 130,-150 158,-190! 160,-90 140,10! 60,16'), 0.5),
    fill(
      'straw',
      outline(
        '-166,-136! -172,-210 -140,-272 -60,-288 60,-288 134,-274 166,-212 162,-136! 100,-116 0,-108 -100,-116',
      ),
      { width: 3.2 },
    ),
    flat('metalDark', outline('90,-284! 134,-274 166,-212 162,-136! 120,-122 70,-114! 104,-200'), 0.5),
    line('M-150 -152Q0 -120 148 -152', 2.4, 'metalDark'),
    fill('wood', outline('-92,-6! -100,-66 -84,-84! 84,-84! 98,-66 92,-6! 0,4'), { width: 2.8 }),
    line('M-84 -66Q0 -52 84 -66', 2.6, 'woodDark'),
    strap(-68, -4),
    strap(64, 4),
    graven('-120,-250 -140,-210 -138,-170', 5, 'linen', 0.9),
    blanket,
    // The staff leans on the pack and the blanket.
    line('M206 6L118 -404', 15, 'line'),
    line('M206 6L118 -404', 9, 'wood'),
    graven('124,-350 150,-230 180,-90', 4, 'woodDark', 1),
    eachRow([['-214,20! -170,-14 -120,4 -60,-2 0,10 70,-4 130,4 190,-10 240,22! 120,44 -100,44']], (snow) =>
      fill('snow', outline(snow), { edge: 'none' }),
    ),
    line('M-214 20C-180 -12 -140 0 -110 3C-80 2 -40 2 0 10C40 2 90 -4 130 4C170 -8 210 -4 240 22', 2.6),
  ],
  { x: 230, y: 758, size: 0.86 },
);
