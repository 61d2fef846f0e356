import { fill, flat, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { water } from '../../primitives/land.ts';
import { oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { seaGoat } from './seaGoat.ts';

export const capricorn: OracleScene = {
  alt: 'A grey sea-goat with ringed horns and a white beard stands with both hooves on a rock before a snowy peak; at its ribs the fur gives way to scales, and its fish tail bends up before a pale moon; above, the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(424, 404, 132, 'linen', 'craters'),
    signConstellation('capricorn'),
    put(peak, { x: -30, y: -6 }),
    oracleHaze(52, 620, 170, 'snow'),
    water(672, 3, 28),
    water(770, 3, 28),
    shore,
    seaGoat,
  ],
};

/** A steep mountain, lit from the left. */
const peak = [
  fill('mid', 'M60 600L78 470L96 480L156 318L170 328L196 300L236 384L252 378L310 500L380 720H60Z', {
    width: 3,
  }),
  flat('water', 'M196 300L236 384L252 378L310 500L380 720H250L214 520L222 430Z', 0.7),
  fill(
    'snow',
    'M122 410L156 318L170 328L196 300L236 384L252 378L274 424L252 412L240 446L216 408L204 470L180 420L160 456L146 408Z',
    { width: 2.4 },
  ),
  flat('waterLight', 'M196 302L236 385L252 380L270 418L252 408L240 440L218 402Z', 0.8),
];

/** Two steps of rock at the left, on which the goat stands. */
const shore = [
  fill('stoneDark', outline('36,740! 70,718 110,714 166,722! 178,766! 230,772 274,778! 306,846! 36,846!'), {
    width: 3,
  }),
  flat('stone', outline('38,740! 70,721 110,717 162,724! 120,738 70,742 40,766!')),
  flat('stone', outline('180,769! 230,775 270,780! 236,790 196,788!')),
  graven('90,752 84,788 96,830', 5, 'shade', 0.7),
  graven('150,746 156,780 150,826', 5, 'shade', 0.7),
  graven('220,796 226,816 220,836', 5, 'shade', 0.7),
];
