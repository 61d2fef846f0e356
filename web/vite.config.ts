import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileCalls } from './compileCalls.ts';
import { compileOnLoad } from './compileOnLoad.ts';
import { groupByView } from './groupByView.ts';
import { inlineClasses } from './inlineClasses.ts';
import { nameClasses } from './nameClasses.ts';
import { preloadApp } from './preloadApp.ts';
import { precompress } from './precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    compileCalls(),
    inlineClasses(),
    preloadApp(),
    compileOnLoad('app', 'signedIn', 'common'),
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
      // Otherwise a slow machine prints how long each plugin took.
      checks: { bundlerTimings: false },
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all' } },
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
