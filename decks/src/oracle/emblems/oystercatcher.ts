import { clipped, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const BODY = outline(
  '-112,-308! -104,-334 -80,-352 -50,-352 -26,-330 -16,-292 20,-270 80,-256 150,-220 226,-160! 196,-146! 130,-128 50,-104 -20,-106 -76,-136 -108,-190 -112,-250 -102,-286',
);
const WING = outline(
  '-66,-220! -30,-250 30,-258 96,-236 160,-198 238,-156! 160,-164 96,-162 30,-166 -30,-180 -62,-196',
);

const leg = (joints: string): Art => limb('red', joints, [19, 13, 14, 10, 10], 'line', 2.4);

/** An oystercatcher that walks to the left; it stands at y = 0, and its bill reaches to -240. */
export const oystercatcher: Art = [
  leg('58,-116 70,-88 80,-62 82,-30 86,6'),
  leg('2,-116 10,-88 16,-62 4,-28 -8,6'),
  fill('red', outline('-104,-334! -160,-318 -236,-296! -238,-288! -160,-296 -104,-304!'), { width: 2.8 }),
  flat('redDark', outline('-106,-314! -170,-304 -236,-291! -170,-296 -106,-304!'), 0.8),
  fill('ink', BODY, { width: 3.4 }),
  clipped(BODY, [
    flat('snow', outline('-140,-206! -96,-196 -40,-176 40,-160 130,-150 240,-150! 240,-60 -140,-60')),
    flat('waterLight', outline('-100,-146! -40,-124 60,-120 200,-150! 200,-80 -100,-80'), 0.7),
    eachRow(
      [['-70,-168 -50,-150 -26,-142'], ['-20,-152 6,-138 34,-134'], ['60,-146 86,-136 112,-138']],
      (points) => graven(points, 4, 'stoneDark', 0.8),
    ),
  ]),
  line(BODY, 3.4),
  fill('shade', WING, { width: 3 }),
  clipped(WING, [
    flat('ink', outline('40,-250! 100,-226 180,-180 240,-150! 120,-176 60,-190'), 0.7),
    flat('snow', outline('-50,-190! 20,-182 90,-180 170,-172! 160,-162 90,-160 20,-164 -40,-180')),
    eachRow(
      [
        ['-30,-236 -6,-224 4,-200'],
        ['4,-244 30,-230 42,-206'],
        ['42,-240 68,-226 82,-204'],
        ['84,-228 108,-214 124,-196'],
        ['124,-208 148,-198 166,-184'],
      ],
      (points) => graven(points, 5, 'waterLight', 0.8),
    ),
  ]),
  line(WING, 3),
  graven('-94,-330 -72,-346 -46,-342', 6, 'water', 1),
  graven('-30,-310 -24,-280 10,-262', 6, 'water', 1),
  graven('-100,-250 -98,-214 -86,-196', 5, 'water', 0.9),
  disc('trim', -78, -324, 13, 2),
  disc('red', -78, -324, 9.6, 0),
  disc('ink', -78, -324, 5, 0),
  flat('light', circlePath(-81, -327, 2.4)),
];
