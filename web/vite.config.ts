import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileCalls } from './compileCalls.ts';
import { groupByView } from './groupByView.ts';
import { nameClasses } from './nameClasses.ts';
import { preloadApp } from './preloadApp.ts';
import { precompress } from './precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    withoutUnusedComponents(),
    compileCalls(),
    preloadApp(),
    precompress('favicon.svg', 'theme.js', 'manifest.webmanifest'),
  ],
  resolve: {
    alias: [
      { find: /^zod\/mini$/, replacement: `${import.meta.dirname}/src/platform/zod.ts` },
      { find: /^\.\/mutationCache\.js$/, replacement: `${import.meta.dirname}/src/platform/noMutations.ts` },
    ],
  },
  css: { modules: { generateScopedName: nameClasses() } },
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
      output: {
        codeSplitting: {
          groups: [
            {
              name: groupByView(import.meta.dirname),
              debugName: 'views',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});

/**
 * Lets the bundler leave out the router's unused components and contexts, and their imports. It would have to keep them,
 * because they are created by calls without a purity annotation, and because their display names are assigned for
 * developers.
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
          .replaceAll(/^(const \w+ = )(?=\S+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
