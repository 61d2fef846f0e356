import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** Straw that is bent to a bowl, from its far or its near rim. */
const nest = (y: number, from: number): Art => [
  fill(
    'metal',
    outline(
      `-138,${y}! -96,${y + 34} 0,${y + 50} 96,${y + 34} 138,${y}! 76,${y + from} 0,${y + from + 6} -76,${y + from}`,
    ),
    { width: 2.6 },
  ),
  line(
    times(
      14,
      (i) =>
        `M${-122 + i * 18} ${y + 8 + (i % 3) * 7}q${toTenth(14 + (i % 4) * 4)} ${i % 2 ? 12 : -8} 36 ${i % 3 ? 8 : -5}`,
    ).join('') + `M-128 ${y + 6}l-22 -10M-120 ${y + 16}l-26 4M128 ${y + 6}l24 -12M118 ${y + 18}l28 2`,
    2.6,
    'woodDark',
    0.8,
  ),
];

const BODY = outline('-92,10 -90,-44 -56,-92 6,-112 68,-96 106,-50 110,8 60,38 -50,38');
const SKULL = outline('-112,-4 -108,-44 -78,-74 -44,-80 -10,-72 16,-44 20,-4 0,26 -46,38 -92,26');

const ear = (x: number, y: number, r: number): Art => [
  disc('hairAuburn', x, y, r, 2.8),
  disc('rose', x, y + 3, r * 0.62, 0),
];

/** A dormouse asleep in a nest, curled up, its round face to us and its bushy tail round it; the nest stands on 0,0. */
export const dormouse: Art = put(
  [
    flat('ink', outline('-146,30! 0,64 146,30! 120,66 0,80 -120,66'), 0.5),
    fill('metalDark', outline('-136,4! -66,-18 66,-18 136,4! 60,40 -60,40'), { width: 2.4 }),
    fill('hairAuburn', BODY, { width: 3 }),
    clipped(BODY, [
      flat('woodDark', outline('130,-20! 90,-60 84,-10 40,26 -20,40 60,60! 130,40!'), 0.6),
      line('M-94 -30Q-60 -92 6 -114Q68 -98 108 -46', 20, 'metal', 0.9),
      line('M-94 -34Q-60 -97 6 -118Q68 -102 110 -52', 9, 'trim', 0.9),
    ]),
    ['-4,-92 30,-90 58,-74', '40,-62 66,-54 82,-32', '30,-34 54,-26 66,-4', '62,-84 82,-66 92,-44'].map(
      (hair) => graven(hair, 5, 'woodDark', 0.7),
    ),
    ear(-92, -74, 25),
    ear(4, -78, 27),
    fill('hairAuburn', SKULL, { width: 2.8 }),
    // The nape joins the head to the back.
    flat('hairAuburn', outline('-8,-66! 24,-64 56,-50 62,-10 40,22 16,14! 14,-8 8,-40')),
    ['4,-52 30,-54 52,-44', '12,-34 36,-32 54,-20', '18,-14 38,-10 50,2'].map((hair) =>
      graven(hair, 5, 'woodDark', 0.7),
    ),
    clipped(SKULL, [
      line('M-112 -8Q-106 -60 -60 -80Q-36 -84 -16 -76', 13, 'metal', 0.9),
      flat(
        'linen',
        outline('-116,4! -100,-10 -74,-8 -54,8 -46,2 -38,8 -18,-8 8,-10 24,4! 10,44 -46,50 -100,44!'),
      ),
      flat('rose', outline('-104,10 -92,2 -80,10 -92,18'), 0.6),
      flat('rose', outline('-12,10 0,2 12,10 0,18'), 0.6),
    ]),
    line('M-90 -20Q-78 -8 -64 -18M-28 -18Q-14 -8 -2 -20', 4.6, 'ink'),
    line('M-92 -18l-6 5M0 -18l6 5', 3, 'ink'),
    fill('redDark', outline('-55,6! -46,3 -37,6! -46,15'), { width: 1.8 }),
    line('M-46 15V20M-46 20Q-56 27 -62 20M-46 20Q-36 27 -30 20', 2.6, 'ink'),
    line('M-66 14L-122 4M-64 20L-118 24M-26 14L30 4M-28 20L26 24', 1.8, 'ink', 0.75),
    // The tail comes round from behind up to the cheek.
    limb('hairAuburn', '112,-24 128,4 98,34 44,42 -2,42 -28,34', [26, 42, 46, 44, 34, 12], 'line', 2.8),
    eachOf('122,-4,70 112,14,110 94,28,140 68,36,160 42,40,175 16,41,185', (x = 0, y = 0, turn = 0) =>
      put([graven('0,-18 10,-10 16,4', 5, 'woodDark', 0.9), graven('0,16 10,12 18,4', 5, 'straw', 0.9)], {
        x,
        y,
        turn,
      }),
    ),
    eachOf('-72,36 -50,40', (x = 0, y = 0) => [
      fill('rose', outline(`${x - 11},${y} ${x},${y - 9} ${x + 11},${y} ${x},${y + 8}`), { width: 2.2 }),
    ]),
    nest(34, 12),
  ],
  { y: -66 },
);
