import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;
/** The id of a module with the names of a style sheet's classes. */
const namesIdOf = (sheet: string) => `\0classes:${sheet}.js`;
const NAMES_ID = /^\0classes:/;

/**
 * Writes the names of classes where they are used, `className="Field_error"` instead of a property of an object of all
 * names. The bundler inlines constants that are exported by their names, so the style sheet exports them without such an
 * object, from a module that it can leave out. The style sheet itself must not be left out.
 */
export function inlineClasses(): Plugin[] {
  const names = new Map<string, string>();
  return [
    {
      name: 'import-classes-by-name',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css/ },
        handler: (code) => ({ code: code.replace(IMPORT, 'import * as $1 from $2;'), map: null }),
      },
    },
    {
      name: 'export-classes-by-name',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler(code, id) {
          names.set(namesIdOf(id), code.replace(/^export default [^]*/m, ''));
          const exported = JSON.stringify(namesIdOf(id));
          return { code: `export * from ${exported};`, moduleSideEffects: 'no-treeshake', map: null };
        },
      },
      resolveId: { filter: { id: NAMES_ID }, handler: (id) => id },
      load: {
        filter: { id: NAMES_ID },
        handler: (id) => ({ code: names.get(id) ?? '', moduleSideEffects: false }),
      },
    },
  ];
}
