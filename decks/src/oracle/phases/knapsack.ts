import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** A strap with its buckle, from the flap down over the front. */
const strap = (x: number, lean: number): Art => [
  fill(
    'woodDark',
    `M${x - 12} -206Q${x - 6} -160 ${x - 11 + lean} -70H${x + 13 + lean}Q${x + 16} -160 ${x + 12} -206Z`,
    {
      width: 2.6,
    },
  ),
  fill(
    'metal',
    outline(`${x - 19 + lean},-112! ${x + 20 + lean},-114! ${x + 21 + lean},-80! ${x - 18 + lean},-78!`),
    { width: 2.6 },
  ),
  fill('woodDark', `M${x - 9 + lean} -104h20v17h-20Z`, { width: 2 }),
  line(`M${x + 1 + lean} -112v22`, 3.4, 'trim'),
];

const ROLL = outline(
  '-150,-306! -110,-318 -40,-300 30,-300 96,-312 136,-302! 156,-276 142,-240! 70,-232 0,-224 -70,-228 -150,-236!',
);

/** A blanket, rolled and tied on top; it sags between its straps, and its end shows the turns of the roll. */
const blanket: Art = [
  fill('red', ROLL, { width: 3 }),
  clipped(ROLL, [
    flat('redDark', outline('-160,-262! -70,-250 0,-246 70,-256 160,-276! 160,-220! -160,-220!'), 0.85),
    [
      '-100,-306 -84,-280 -92,-250',
      '-30,-300 -16,-276 -26,-244',
      '30,-300 36,-276 24,-246',
      '112,-308 116,-280 106,-252',
    ].map((fold) => graven(fold, 6, 'redDark', 0.9)),
    line('M60 -310Q116 -318 150 -284', 8, 'rose', 0.9),
  ]),
  fill('red', outline('-150,-310 -120,-296 -114,-262 -138,-234 -172,-240 -188,-272 -178,-300'), { width: 3 }),
  line(
    'M-150 -272C-144 -264 -158 -258 -164 -268C-170 -284 -152 -294 -138 -284C-124 -270 -136 -250 -158 -250',
    3.4,
    'wineDark',
  ),
  [-70, 74].map((x) =>
    fill(
      'woodDark',
      outline(`${x - 12},-312! ${x + 12},-312! ${x + 16},-270 ${x + 10},-222! ${x - 14},-222! ${x - 9},-270`),
      { width: 2.6 },
    ),
  ),
];

const SACK = outline(
  '-148,12! -178,-30 -182,-90 -164,-160 -132,-218 -60,-238 40,-234 110,-214 148,-150 168,-84 168,-30 146,12! 60,20 -60,20',
);
const FLAP = outline(
  '-166,-104! -172,-170 -134,-228 -50,-246 50,-242 122,-220 156,-160 160,-96! 124,-84 84,-98 20,-82 -40,-96 -110,-82',
);

/** A pack of worn canvas, slumped in the snow with its folds and a patch; the moon lights it from the upper right. */
export const knapsack: Art = put(
  [
    flat('water', outline('-150,20! 60,10 150,16! 120,50 -20,76 -200,90 -290,70 -240,30'), 0.45),
    // A shoulder strap, from its shoulder down to its foot.
    [28, 21].map((width, i) =>
      line('M120 -176C190 -170 212 -110 204 -56C198 -20 180 -4 140 -2', width, i ? 'hairAuburn' : 'line'),
    ),
    line('M150 -160C186 -146 200 -104 194 -62', 3, 'metal', 0.9),
    put(
      [
        fill('metal', 'M-20 -15H20V15H-20Z', { width: 2.6 }),
        fill('woodDark', 'M-10 -7H10V7H-10Z', { width: 2 }),
        line('M0 -15V9', 3.4, 'trim'),
      ],
      { x: 203, y: -52, turn: 8 },
    ),
    fill('wood', outline('-150,-130! -192,-110 -212,-50 -196,0 -140,10!'), { width: 3 }),
    graven('-190,-90 -180,-50 -186,-12', 6, 'woodDark', 0.8),
    fill('wood', SACK, { width: 3.2 }),
    clipped(SACK, [
      flat('woodDark', outline('-190,-100! -120,-110 -134,-40 -100,30! -200,30!'), 0.7),
      [
        '-140,-84 -120,-50 -136,-10',
        '100,-84 116,-50 104,-10',
        '130,-100 146,-60 138,-20',
        '-20,-84 -10,-70 -16,-56',
      ].map((fold) => graven(fold, 9, 'woodDark', 0.8)),
      line('M-170 -6Q-60 14 0 6Q80 16 160 -8', 7, 'woodDark', 0.5),
      line('M148 -150Q176 -90 170 -30L148 14', 12, 'straw', 0.9),
    ]),
    fill('wood', outline('-90,0! -104,-40 -92,-64! -30,-58 30,-66 88,-62! 100,-40 88,2! 0,10'), {
      width: 2.8,
    }),
    line('M-92 -48Q-30 -40 30 -48Q70 -50 96 -46', 2.6, 'woodDark'),
    graven('-60,-34 -50,-16 -58,0', 6, 'woodDark', 0.7),
    graven('50,-36 60,-18 52,0', 6, 'woodDark', 0.7),
    fill('straw', FLAP, { width: 3.2 }),
    clipped(FLAP, [
      flat('metalDark', outline('-180,-90! -180,-240! -130,-236! -140,-170 -120,-110 -130,-70!'), 0.6),
      [
        '-110,-220 -96,-170 -112,-110',
        '-20,-236 -8,-180 -22,-110',
        '20,-238 30,-190 22,-130',
        '110,-206 120,-160 108,-110',
      ].map((fold) => graven(fold, 8, 'metalDark', 0.75)),
      line('M-160 -112Q-110 -96 -40 -108Q20 -96 84 -110Q124 -96 158 -108', 3, 'metalDark'),
      line('M50 -242Q124 -224 158 -160L164 -96', 11, 'linen', 0.95),
    ]),
    line(FLAP, 3.2),
    // A patch, sewn on.
    put(
      [
        fill('sage', 'M-26 -20L24 -24L28 20L-22 24Z', { width: 2.4 }),
        line(times(4, (i) => `M${-22 + i * 14} -27v10M${-18 + i * 14} 17v10`).join(''), 2.2),
      ],
      {
        x: 4,
        y: -164,
        turn: -8,
      },
    ),
    strap(-70, -6),
    strap(68, 6),
    blanket,
    fill(
      'snow',
      outline('-240,30! -190,6 -150,14 -110,2 -60,12 0,4 70,14 120,4 160,14 200,8 250,30! 180,60 -180,60'),
      { edge: 'none' },
    ),
    line('M-230 24C-190 4 -150 14 -110 2C-60 12 -20 4 0 4C60 14 90 8 120 4C160 14 200 6 246 28', 2.6),
  ],
  { x: 206, y: 756, size: 0.72 },
);
