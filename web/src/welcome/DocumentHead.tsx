import { PRODUCT_NAME } from '#contract/product.ts';
import { html, value } from './template.tsx';

/** The addresses of the files that the build has written. */
export interface BuiltFiles {
  styles: readonly string[];
  script: string;
  fonts: readonly string[];
}

const TITLE = `${PRODUCT_NAME}: a real reader writes you a letter`;
const PICTURE_ALT =
  'Three tarot cards and a wax seal before a straw-coloured moon, with the words: Ask tonight. A letter comes back.';

/** The page's head, for search engines, link previews and browsers. */
export const DocumentHead = ({ styles, script, fonts }: BuiltFiles) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>{TITLE}</title>
    <meta name="description" content={value('description')} />
    {/* React moves the elements of a head, so a condition of the template could be separated from its element. */}
    <meta name="robots" content={value('robots')} />
    <link rel="canonical" href={`${value('site')}/welcome`} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={PRODUCT_NAME} />
    <meta property="og:title" content={TITLE} />
    <meta property="og:description" content={value('description')} />
    <meta property="og:url" content={`${value('site')}/welcome`} />
    <meta property="og:image" content={value('picture')} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={PICTURE_ALT} />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content={TITLE} />
    <meta name="twitter:description" content={value('description')} />
    <meta name="twitter:image" content={value('picture')} />
    <meta name="twitter:image:alt" content={PICTURE_ALT} />
    <meta name="theme-color" content="#0c2438" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script src="/theme.js" />
    {fonts.map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
    ))}
    {styles.map((style) => (
      <link key={style} rel="stylesheet" href={style} />
    ))}
    <script type="module" src={script} />
    <script type="application/ld+json" {...html('structuredData')} />
  </head>
);
