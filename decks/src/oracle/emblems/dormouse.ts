import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** Straw that is bent to a bowl, from its far or its near rim. */
const nest = (y: number, from: number): Art => [
  fill(
    'metal',
    outline(
      `-128,${y}! -90,${y + 34} 0,${y + 50} 90,${y + 34} 128,${y}! 70,${y + from} 0,${y + from + 6} -70,${y + from}`,
    ),
    { width: 2.6 },
  ),
  line(
    times(
      13,
      (i) =>
        `M${-112 + i * 18} ${y + 10 + (i % 3) * 6}q${toTenth(14 + (i % 4) * 4)} ${i % 2 ? 12 : -8} 34 ${i % 3 ? 8 : -4}`,
    ).join(''),
    2.4,
    'woodDark',
    0.7,
  ),
];

/** A dormouse asleep in a nest, curled up with its bushy tail round it; the nest stands on 0,0. */
export const dormouse: Art = put(
  [
    flat('ink', outline('-140,30! 0,64 140,30! 120,66 0,80 -120,66'), 0.5),
    fill('metalDark', outline('-126,4! -60,-18 60,-18 126,4! 60,40 -60,40'), { width: 2.4 }),
    fill('hairAuburn', outline('-98,4 -96,-44 -62,-88 -4,-104 56,-92 94,-52 98,4 60,34 -60,34'), {
      width: 3,
    }),
    flat('metal', outline('-94,-20! -90,-56 -56,-90 -4,-104 40,-98! -20,-84 -64,-56'), 0.85),
    flat('woodDark', outline('98,4! 96,-40 80,-68! 78,-20 40,20 0,30 60,36'), 0.6),
    fill('linen', outline('-92,20! -60,-6 -10,0 20,24! -20,40 -70,38'), { width: 0 }),
    ['-30,-84 10,-88 40,-74', '10,-66 40,-62 62,-44', '30,-36 56,-26 70,-6'].map((hair) =>
      graven(hair, 5, 'woodDark', 0.7),
    ),
    // The head on its paws.
    fill('hairAuburn', outline('-112,8 -104,-28 -70,-50 -34,-40 -18,-10 -34,18 -76,28'), { width: 2.8 }),
    fill('hairAuburn', outline('-66,-42! -78,-74 -56,-90 -34,-74 -34,-42!'), { width: 2.8 }),
    flat('rose', outline('-60,-48! -66,-70 -54,-80 -42,-68 -42,-48!')),
    flat('linen', outline('-112,10! -90,2 -70,12 -60,24! -90,28')),
    line('M-92 -14Q-80 -2 -66 -12', 4.4, 'ink'),
    disc('ink', -112, 6, 6, 0),
    line('M-100 12L-134 4M-100 16L-132 20', 1.8, 'ink', 0.8),
    // The tail comes round from behind up to the nose.
    fill('wood', outline('104,-30! 122,2 106,36 50,48 -20,42 -64,30 -84,34! -66,12 -10,20 50,18 84,0'), {
      width: 2.8,
    }),
    ['96,0 84,24 50,32', '60,26 30,38 -4,34', '10,26 -20,34 -48,28'].map((hair) =>
      graven(hair, 5, 'woodDark', 0.8),
    ),
    nest(22, 16),
  ],
  { y: -66 },
);
