import type { Plugin } from 'vite';

/** At the top of a file, so that it counts for all of it: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the files of which a first view calls most functions at once. V8 compiles these functions beside the main thread
 * while the file arrives, instead of each when it is called.
 */
export const compileOnLoad = (...files: readonly string[]): Plugin => ({
  name: 'compile-on-load',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && files.includes(file.name)) file.code = HINT + file.code;
    },
  },
});
