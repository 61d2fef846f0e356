import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type ESTree, type Plugin } from 'vite';

/**
 * Bundles the first view (/login) as one file: many small ones compress worse and load one after the other. It contains
 * only what visitors need; other imports stay in their own chunks.
 */
const firstView = {
  name: 'firstView',
  includeDependenciesRecursively: false,
  test: new RegExp(
    [
      'node_modules/(react|react-dom|scheduler|react-router|zod)/',
      '@tanstack/react-query/build/modern/QueryClientProvider',
      'contract/src/(call|wire|product|request|refusals|singleLine|accounts/(calls|forms|codes))\\.ts',
      'web/src/platform/(?!persisted|useLiveEvents|masks|queries|sentry|useIsMounted|usePersisted|usePrivatePicture)',
      'web/src/ui/(Button|classNames|ConfirmModal|DialogFrame|Field|FormError|VisuallyHidden|icons|Loading|Modal|nightArt)',
      'web/src/ui/(moveCaret|NightPage|OkModal|Page|PasswordField|Sky|TextField|Text.module|Toasts)',
    ].join('|'),
  ),
};

/**
 * Bundles the small parts that other screens share as one file too, since the first view contains the names of all
 * files.
 */
const shared = {
  name: 'shared',
  includeDependenciesRecursively: false,
  test: /web\/src\/(ui\/|platform\/(persisted|masks|useIsMounted|usePersisted|usePrivatePicture))/,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutDocumentation(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    // No data: URLs, since the content security policy allows only our own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Property reads have no side effects in our code, so unused ones can be removed.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: [{ ...firstView, priority: 1 }, shared] } },
    },
  },
});

/**
 * Removes the summary and the refusals of calls from the browser's code: only the API document, the server's tests and
 * types use them.
 */
function withoutDocumentation(): Plugin {
  return {
    name: 'without-documentation',
    apply: 'build',
    transform: {
      filter: { id: /contract\/src\/\w+\/calls\.ts$/ },
      handler(code) {
        const documentation = documentationIn(this.parse(code));
        if (documentation.length === 0) this.error('There is no call in this file');
        let kept = code;
        for (const { start, end } of documentation.toReversed())
          kept = kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, '');
        return { code: kept, map: null };
      },
    },
  };
}

/** The properties `summary` and `refuses` in `export const … = call({ … })`, in their order. */
function documentationIn({ body }: ESTree.Program): ESTree.Span[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return [];
    const [{ init }] = statement.declaration.declarations as [ESTree.VariableDeclarator];
    if (init?.type !== 'CallExpression') return [];
    const {
      callee,
      arguments: [definition],
    } = init;
    if (callee.type !== 'Identifier' || callee.name !== 'call' || definition?.type !== 'ObjectExpression')
      return [];
    return definition.properties.filter(
      (each) =>
        each.type === 'Property' &&
        each.key.type === 'Identifier' &&
        ['summary', 'refuses'].includes(each.key.name),
    );
  });
}

/** Compresses text files once, at the highest quality; the server sends them as they are. */
function precompress(): Plugin {
  const smallest = promisify(brotliCompress);
  const wellKnown = promisify(gzip);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = [...Object.keys(bundle), 'favicon.svg', 'theme.js'].filter((name) =>
        /\.(js|css|html|svg)$/.test(name),
      );
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name);
          const text = await readFile(path);
          await writeFile(`${path}.br`, await smallest(text, quality));
          await writeFile(`${path}.gz`, await wellKnown(text, { level: 9 }));
        }),
      );
    },
  };
}
