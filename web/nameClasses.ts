import { basename } from 'node:path';

/**
 * Names the classes of CSS modules by their file, as in `Field_error`. Vite's own names contain a hash and a line number,
 * which hardly compress.
 */
export function nameClasses(): (name: string, id: string) => string {
  const files = new Map<string, string>();
  return (name, id) => {
    const file = id.replace(/\?.*$/, '');
    const prefix = basename(file, '.module.css');
    const first = files.get(prefix) ?? file;
    if (first !== file) throw new Error(`The classes of ${file} would be named like those of ${first}`);
    files.set(prefix, file);
    return `${prefix}_${name}`;
  };
}
