import { readFile } from 'node:fs/promises';
import type { ESTree, Plugin } from 'vite';
import type { Call, Stream } from '../contract/src/call.ts';
import { toShape } from '../contract/src/shape.ts';

/** The files of the contract that contain calls or live streams. */
const IMPORTED_FILE = /(?:\w+\/calls|liveEvents)\.ts$/;
/** A module with one call or stream of such a file, or its address only, or with everything else in the file. */
const PART = /contract\/src\/(?:\w+\/calls|liveEvents)\.ts\?(?:(?:only|address)=\w+|schemas)$/;
/** The first file of the app sends calls, but does not read their responses. */
const FIRST_FILE = /\/app\/start\.ts$/;

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'output' in value;
const isStream = (value: unknown): value is Stream =>
  typeof value === 'object' && value !== null && 'path' in value && 'event' in value;

const readExports = async (file: string) => (await import(file)) as Record<string, unknown>;

/**
 * Compiles each call of the contract to a separate module that has no schemas: the browser sends inputs unchecked, and
 * needs neither summaries nor refusals. So a screen loads only the calls that it uses, and zod only if a form needs it.
 */
export function compileCalls(): Plugin {
  return {
    name: 'compile-calls',
    apply: 'build',
    transform: {
      filter: { code: /(?:calls|liveEvents)\.ts/ },
      async handler(code, id) {
        const imports = this.parse(code).body.filter(
          (each) => each.type === 'ImportDeclaration' && IMPORTED_FILE.test(each.source.value),
        ) as ESTree.ImportDeclaration[];
        let changed = code;
        for (const { start, end, source, specifiers } of imports.toReversed()) {
          const file = (await this.resolve(source.value, id))?.id ?? source.value;
          const all = await readExports(file);
          const single = specifiers.map((each) =>
            importPart(each, file, all, FIRST_FILE.test(id) ? 'address' : 'only'),
          );
          changed = changed.slice(0, start) + single.join(' ') + changed.slice(end);
        }
        return imports.length === 0 ? null : { code: changed, map: null };
      },
    },
    load: {
      filter: { id: PART },
      async handler(id) {
        const [file = '', part = ''] = id.split('?');
        // Lets the bundler leave out the parts that a screen does not use.
        const moduleSideEffects = false;
        if (part === 'schemas')
          return { code: await readFile(file, 'utf8'), moduleType: 'ts', moduleSideEffects };
        const [content, name = ''] = part.split('=');
        const compiled = compile((await readExports(file))[name]);
        const value = content === 'address' ? { ...compiled, output: undefined } : compiled;
        return { code: `export const ${name} = ${JSON.stringify(value)};`, moduleSideEffects };
      },
    },
  };
}

/** The import of one name from its part of the file. */
function importPart(
  specifier: ESTree.ImportDeclarationSpecifier,
  file: string,
  all: Record<string, unknown>,
  content: 'only' | 'address',
) {
  if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
    throw new Error(`Import the calls of ${file} by their names`);
  const { name } = specifier.imported;
  const part = isCall(all[name]) || isStream(all[name]) ? `${content}=${name}` : 'schemas';
  return `import { ${name} as ${specifier.local.name} } from ${JSON.stringify(`${file}?${part}`)};`;
}

/** Reduces a call or stream to the data that `send` and the streams need. */
function compile(value: unknown) {
  if (isStream(value)) return { path: value.path, event: toShape(value.event) };
  if (!isCall(value)) throw new Error('Neither a call nor a stream');
  const { method, path, body, isPublic, output } = value;
  return { method, path, body, isPublic, output: toShape(output) };
}
