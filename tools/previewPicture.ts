// The picture that link previews show: the night sky, three cards of the Night deck and our name.
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { PRODUCT_NAME } from '#contract/product.ts';
import { DECKS } from '@moonletter/decks/decks.ts';
import type { Shape } from '@moonletter/decks/drawing/art.ts';
import { lettering } from '@moonletter/decks/drawing/lettering.ts';

const WIDTH = 1_200;
const HEIGHT = 630;
const CARD_WIDTH = 212;
const WORDS_AT = 372;

/** Left and top of each card's frame after it was turned. */
const cards = [
  { slug: 'five-of-cups', turn: -11, left: 645, top: 150 },
  { slug: 'the-star', turn: 11, left: 903, top: 150 },
  { slug: 'the-moon', turn: 0, left: 794, top: 118 },
];

/** Writes it as PNG, 1200 by 630. */
export async function buildPreviewPicture(path: string): Promise<void> {
  const drawn = await Promise.all(cards.map(drawCard));
  const picture = await sharp(render(buildSky(), WIDTH))
    .composite([...drawn, { input: render(buildSeal(), 118), left: 842, top: 470 }])
    .png({ palette: true, quality: 92, effort: 7 })
    .toBuffer();
  await writeFile(path, picture);
}

const render = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();

async function drawCard({ slug, turn, left, top }: (typeof cards)[number]): Promise<OverlayOptions> {
  const picture = DECKS.find(({ id }) => id === 'night')!.pictures.find((card) => card.slug === slug)!;
  const input = await sharp(render(picture.svg(), CARD_WIDTH))
    .rotate(turn, { background: 'transparent' })
    .png()
    .toBuffer();
  return { input, left, top };
}

const buildSky = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#0c2438"/><stop offset=".55" stop-color="#1d4a6b"/><stop offset="1" stop-color="#6f9ab2"/>
  </linearGradient>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/>
  <circle cx="900" cy="268" r="236" fill="#e6b840"/>
  <g fill="#fdf8ea" opacity=".6">
    <path d="M92 70l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM1130 60l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM566 66l2.5 7.500 7.500 2.500-7.500 2.500-2.500 7.500-2.500-7.500-7.500-2.500 7.500-2.500z"/>
    <path d="M220 44h4v4h-4zM528 150h4v4h-4zM640 150h4v4h-4zM48 190h4v4h-4zM1160 200h4v4h-4z"/>
  </g>
  <path d="M0 520c100-18 170-60 250-54s125 45 217 34 158-57 250-48 142 52 242 45 166-38 241-34v180H0z" fill="#6f9ab2" opacity=".7"/>
  <path d="M0 566c133-30 200-18 300-30s175-36 275-22 158 38 267 26 208-46 358-30v140H0z" fill="#e2e9ec"/>
  <path transform="translate(234 92) scale(1.500)" d="M15 2.500a10 10 0 1 0 6.500 13.700A8.500 8.500 0 0 1 15 2.500z" fill="#e6b840"/>
  ${write(PRODUCT_NAME, 382, 122, 40)}
  ${write('Ask tonight.', WORDS_AT, 236, 76)}
  ${write('A letter comes back.', WORDS_AT, 322, 62)}
  ${write('Tarot, oracle and astrology,', WORDS_AT, 394, 29)}
  ${write('written for you by a real reader', WORDS_AT, 432, 29)}
</svg>`;

/** Centred on x, as outlines: the renderer has no fonts. */
function write(text: string, x: number, y: number, size: number): string {
  const [outline] = lettering(text, { x, y, size }) as readonly Extract<Shape, { kind: 'fill' }>[];
  return `<path d="${outline!.d}" fill="#fdf8ea" stroke="#fdf8ea" stroke-width="${size * 0.018}"/>`;
}

const buildSeal = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="#a52a1a" d="M32 3c5 0 7 4 12 5s9 1 11 5 0 8 2 12 5 6 4 11-6 6-8 10-2 9-6 11-8-1-13 0-8 5-13 3-5-7-9-9-9-3-10-8 4-8 4-13-4-9-1-13 8-3 12-5 5-8 10-9 5 0 5 0z"/>
  <circle cx="32" cy="32" r="18" fill="none" stroke="#fff6f0" stroke-width="1.500" opacity=".6"/>
  <path fill="#fff6f0" d="M38 20a13 13 0 1 0 0 24 15 15 0 0 1 0-24z"/>
</svg>`;
