// Builds the front page: its markup and styles from the same React components as the app, rendered once, and its small
// script. The server fills in the readers, the plans and the owner's text.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Chart } from '#contract/astrology/calls.ts';
import { computeChart } from '../server/src/astrology/chart.ts';
import { precompress } from '../web/precompress.ts';
import { ROOT } from './command.ts';
import { buildIcons } from './icons.ts';
import { buildPreviewPicture } from './previewPicture.ts';

const SOURCE = join(ROOT, 'web/src/welcome');
const RENDERED = join(ROOT, '.cache/welcome');
/** Fonts that the first view needs; the others load when they are used. */
const PRELOADED = /(piazzolla|hanken-grotesk)-latin-wght-normal.*\.woff2$/;
const SCRIPT_MAX_BYTES = 15_000;
const ALL_MAX_BYTES = 100_000;

/** The module that the build makes from `web/src/welcome/render.tsx`. */
interface Renderer {
  renderWelcome: (files: { styles: string[]; script: string; fonts: string[] }, chart: Chart) => string;
}

/**
 * Writes the page's template, styles, script, preview picture and icons into the built web app.
 * @param dist the built app's folder
 * @throws when scripts and styles exceed their limits
 */
export async function buildWelcomePage(dist: string): Promise<void> {
  await mkdir(dist, { recursive: true });
  const [{ css, fonts }, script] = await Promise.all([
    buildMarkup(),
    buildScript(dist),
    buildPreviewPicture(join(dist, 'welcome.png')),
    buildIcons(dist),
  ]);
  await cp(join(RENDERED, 'assets'), join(dist, 'assets'), { recursive: true });
  await checkSizes(dist, script, css);
  const renderer = (await import(pathToFileURL(join(RENDERED, 'render.js')).href)) as Renderer;
  const files = { styles: css.map(toAddress), script: toAddress(script), fonts: fonts.map(toAddress) };
  await writeFile(join(dist, 'welcome.html'), renderer.renderWelcome(files, computeSampleChart()));
  await rm(RENDERED, { recursive: true });
}

const toAddress = (file: string) => `/${file}`;

const sharedConfig = {
  configFile: false,
  root: join(ROOT, 'web'),
  logLevel: 'warn',
  plugins: [precompress()],
} satisfies InlineConfig;

/** Builds a program for Node that renders the page, and the page's styles and fonts. */
async function buildMarkup(): Promise<{ css: string[]; fonts: string[] }> {
  const output = await run({
    ...sharedConfig,
    build: {
      ssr: join(SOURCE, 'render.tsx'),
      outDir: RENDERED,
      emptyOutDir: true,
      emitAssets: true,
      cssMinify: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
    },
  });
  const files = output.map(({ fileName }) => fileName);
  return {
    css: files.filter((file) => file.endsWith('.css')),
    fonts: files.filter((file) => PRELOADED.test(file)),
  };
}

async function buildScript(dist: string): Promise<string> {
  const output = await run({
    ...sharedConfig,
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(SOURCE, 'main.ts'),
        output: { entryFileNames: 'assets/welcome-[hash].js' },
      },
    },
  });
  return output[0]!.fileName;
}

async function run(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build(config);
  if (!('output' in built)) throw new Error('The build made no single output');
  return built.output;
}

/** Someone born in Lisbon, with a time that is known to the minute. */
const computeSampleChart = (): Chart =>
  computeChart({
    date: '1991-03-09',
    time: '07:40:00',
    isExact: true,
    place: {
      id: null,
      name: 'Lisbon, Portugal',
      latitude: 38.7167,
      longitude: -9.1333,
      timeZone: 'Europe/Lisbon',
    },
    location: 'Lisbon, Portugal',
    utcOffset: null,
    zodiac: null,
  });

async function checkSizes(dist: string, script: string, styles: readonly string[]): Promise<void> {
  const sizeOf = async (file: string) => brotliCompressSync(await readFile(file)).length;
  const own = await sizeOf(join(dist, script));
  const others = [join(ROOT, 'web/public/theme.js'), ...styles.map((style) => join(dist, style))];
  const all = (await Promise.all(others.map(sizeOf))).reduce((sum, size) => sum + size, own);
  if (own > SCRIPT_MAX_BYTES || all > ALL_MAX_BYTES)
    throw new Error(`The front page loads too much: a script of ${own} bytes, ${all} with its styles`);
}
