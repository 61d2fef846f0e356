import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type ESTree, type Plugin } from 'vite';

/**
 * What the first view (/login) is made of comes as one file: many small ones compress worse and come one after the
 * other. Only what visitors need is in it; what it imports beyond that stays where it is.
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

/** The small parts that the other screens share come as one file too: the first view names every file there is. */
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
    // No data: addresses: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Reading a property does nothing anywhere in our code, so what is only read from and never used is left out.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: [{ ...firstView, priority: 1 }, shared] } },
    },
  },
});

/** The summary and the refusals of a call are for the API document, the server's tests and types: no browser reads it. */
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

/** Where the properties `summary` and `refuses` stand in `export const … = call({ … })`, in their order. */
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

/** Text files are compressed once, as small as they get; the server sends them as they are. */
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
