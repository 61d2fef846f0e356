import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { DECKS } from '@moonletter/decks/decks.ts';
import { findChromium } from '../tools/browser.ts';
import { LISBON, openDemoPage } from './demoPage.ts';
import { gallery, loadDemo, show, waitUntilSettled } from './gallery.ts';
import { type RunningServer, withServer } from './server.ts';

// npm run readme-pictures: builds the pictures of the README, in docs/pictures.

const FOLDER = new URL('../docs/pictures/', import.meta.url).pathname;
const QUALITY = { quality: 82, effort: 6 };

interface ReadmePicture {
  picture: string;
  screen: string;
  /** The size of the window in CSS pixels. */
  width: number;
  height: number;
  /** Only this part of the screen. */
  part?: string;
}

const screens: readonly ReadmePicture[] = [
  { picture: 'letter', screen: 'reading-cross', width: 1_100, height: 1_400 },
  { picture: 'desk', screen: 'desk-open', width: 1_280, height: 800 },
  { picture: 'readings', screen: 'my-readings', width: 390, height: 1_357 },
  { picture: 'journal', screen: 'journal', width: 1_200, height: 733 },
  { picture: 'chart', screen: 'chart', width: 1_100, height: 933, part: 'main section:has(table)' },
];

const CARDS_IN_ROW = 8;
const CARD_WIDTH = 182;
const CARD_GAP = 12;
const cards: readonly { deck: string; slugs: readonly string[] }[] = [
  {
    deck: 'night',
    slugs: ['the-lovers', 'the-sun', 'two-of-swords', 'strength', 'king-of-wands', 'the-star'],
  },
  { deck: 'oracle', slugs: ['the-bridge', 'full-moon'] },
  {
    deck: 'paper',
    slugs: ['the-hermit', 'two-of-cups', 'justice', 'two-of-wands', 'the-magician', 'the-hanged-man'],
  },
  { deck: 'oracle', slugs: ['the-owl', 'the-letter'] },
];

await writePicture('cards', await drawCards());
await withServer({ DEMO: '1' }, async (server) => {
  const browser = await chromium.launch(await findChromium());
  try {
    await takePictures(browser, server);
  } finally {
    await browser.close();
  }
});
console.log(`The pictures are in ${FOLDER}`);

async function takePictures(browser: Browser, server: RunningServer): Promise<void> {
  const demo = await loadDemo(server);
  for (const { picture, screen: name, part, ...viewport } of screens) {
    const screen = gallery.find((one) => one.name === name)!;
    const page = await openDemoPage(
      browser,
      { ...LISBON, viewport },
      server.origin,
      demo.tokenOf(screen.who),
    );
    await show(page, demo.pathOf(screen), screen);
    await writePicture(picture, await (part === undefined ? page : page.locator(part)).screenshot());
    await page.context().close();
  }
  const page = await openDemoPage(
    browser,
    { ...LISBON, viewport: { width: 1_200, height: 750 } },
    server.origin,
    undefined,
  );
  await page.goto('/welcome');
  await waitUntilSettled(page);
  await writePicture('welcome', await page.screenshot());
}

async function drawCards(): Promise<Buffer> {
  const drawn = cards.flatMap(({ deck, slugs }) => slugs.map((slug) => drawCard(deck, slug)));
  const height = Math.max(...drawn.map((card) => card.height));
  const placed = drawn.map((card, index): OverlayOptions => ({
    input: card.asPng(),
    left: CARD_GAP + (index % CARDS_IN_ROW) * (CARD_WIDTH + CARD_GAP),
    top: CARD_GAP + Math.floor(index / CARDS_IN_ROW) * (height + CARD_GAP),
  }));
  const width = CARD_GAP + CARDS_IN_ROW * (CARD_WIDTH + CARD_GAP);
  const rows = Math.ceil(drawn.length / CARDS_IN_ROW);
  return sharp({
    create: { width, height: CARD_GAP + rows * (height + CARD_GAP), channels: 4, background: 'transparent' },
  })
    .composite(placed)
    .png()
    .toBuffer();
}

function drawCard(deck: string, slug: string) {
  const { pictures } = DECKS.find(({ id }) => id === deck)!;
  const svg = pictures.find((card) => card.slug === slug)!.svg();
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: CARD_WIDTH },
    font: { loadSystemFonts: false },
  }).render();
}

async function writePicture(name: string, picture: Buffer): Promise<void> {
  await writeFile(join(FOLDER, `${name}.webp`), await sharp(picture).webp(QUALITY).toBuffer());
}
