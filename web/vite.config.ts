import react from '@vitejs/plugin-react';
import { defineConfig, type ESTree, type Plugin } from 'vite';
import { precompress } from './precompress.ts';

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
      'preload-helper',
      'contract/src/(call|wire|product|request|refusals|singleLine|accounts/(calls|forms|codes))\\.ts',
      'web/src/styles/',
      'web/src/app/(App|ErrorBoundary|Frame|guard|main|Offline|routes|Screens|SessionProvider|theme|UnexpectedError)\\.',
      'web/src/accounts/(LoginScreen|SignedInNotice)\\.',
      'web/src/platform/(chunks|failure|idempotencyKey|lazyScreen|reachable|reporting|send|session|storage|theme)\\.',
      'web/src/platform/(unauthorized|unknownRecord|useCallMutation|useForm|usePageTitle|zod)\\.',
      'web/src/ui/(Button|classNames|ConfirmModal|DialogFrame|Field|FieldPair|FormError|icons|Link|Loading|Modal)\\.',
      'web/src/ui/(moveCaret|nightArt|NightPage|OkModal|Page|PasswordField|Sky|Text|TextField|Toasts|VisuallyHidden)\\.',
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

/** Both screens as one file, for the same reason. */
const contact = { name: 'contact', includeDependenciesRecursively: false, test: /web\/src\/contact\// };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    withoutUnusedComponents(),
    withoutDocumentation(),
    precompress('favicon.svg', 'theme.js', 'manifest.webmanifest'),
  ],
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
      output: { codeSplitting: { groups: [{ ...firstView, priority: 1 }, shared, contact] } },
    },
  },
});

/**
 * Lets the bundler leave out the router's components that no screen uses, and what only they import: without this mark,
 * and with an assignment of a name for developers, it must keep them.
 */
function withoutUnusedComponents(): Plugin {
  return {
    name: 'without-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(const \w+ = )(?=\S+\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

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
