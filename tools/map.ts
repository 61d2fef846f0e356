// The lists in docs/map.md, generated from the code: `npm run fix` writes them, `npm run check` compares them.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from '#contract/call.ts';
import { psychicMessages, userMessages } from '#contract/liveEvents.ts';
import { ROOT } from './command.ts';

const MAP = join(ROOT, 'docs/map.md');
const NAMES = {
  rules: ['{contract,server,web}/src/*/rules.ts', String.raw`^export (?:const|function) (\w+)`],
  tables: ['server/migrations/*.ts', String.raw`create table (\w+)`],
} as const;

/** Whether the map differs from the code, as text; empty if not. */
export const findMapProblems = async (): Promise<string> =>
  (await readFile(MAP, 'utf8')) === (await buildMap()) ? '' : 'docs/map.md is out of date: npm run fix';

export const writeMap = async (): Promise<void> => writeFile(MAP, await buildMap());

/** Text between `<!-- name -->` and `<!-- /name -->` is generated; the rest is kept. */
async function buildMap(): Promise<string> {
  const lists = { screens, calls, rules: () => names('rules'), tables: () => names('tables') };
  let map = await readFile(MAP, 'utf8');
  for (const [name, list] of Object.entries(lists)) {
    const [before, rest] = map.split(`<!-- ${name} -->`);
    const after = rest?.split(`<!-- /${name} -->`)[1];
    if (after === undefined) throw new Error(`docs/map.md has no place for ${name}`);
    map = `${before}<!-- ${name} -->\n\n${await list()}\n\n<!-- /${name} -->${after}`;
  }
  return map;
}

async function screens(): Promise<string> {
  const text = await source('web/src/app/routes.tsx');
  const load = String.raw`async \(\) =>\s*\(await import\('\.\.?/([^']+)'\)`;
  const later = await source('web/src/app/laterScreens.ts');
  const laterFiles = new Map(matches(later, `(\\w+):\\s*${load}`).map(([, name, file]) => [name, file]));
  const screen = String.raw`(?:lazyScreen\(\s*${load}|laterScreen\('(\w+)'|(\w+))`;
  const fileOf = (file = '', name = '') => file || (laterFiles.get(name) ?? '');
  const shared = new Map(
    matches(text, `const (\\w+) = ${screen}`).map(([, name, file, laterName]) => [
      name,
      fileOf(file, laterName),
    ]),
  );
  const row = `path: '([^']+)',(?:\\s*roles: (\\w+),)?\\s*title: '([^']+)',\\s*screen: ${screen}`;
  const rows = matches(text, row).map(([, path, roles = 'anyone', title, file, laterName, name]) => {
    const found = fileOf(file, laterName) || (shared.get(name) ?? '');
    return [code(path), title, roles, code(`web/src/${found.includes('/') ? found : `app/${found}`}`)];
  });
  if (rows.length !== matches(text, "path: '").length)
    throw new Error('routes.tsx has a row of another shape');
  return renderTable(['Path', 'Title', 'For', 'Screen'], rows);
}

async function calls(): Promise<string> {
  const features = await Promise.all((await files('server/src/*/routes.ts')).map(renderFeatureCalls));
  return [...features, streams()].join('\n\n');
}

async function renderFeatureCalls(file: string): Promise<string> {
  const [text, feature] = [await source(file), file.split('/')[2]];
  const shapes = matches(text, String.raw`import \* as \w+ from '(#contract/\w+/calls\.ts)'`);
  const loaded = await Promise.all(shapes.map(async ([, path]) => (await import(path!)) as object));
  const contract = Object.assign({}, ...loaded) as Record<string, Call>;
  const rows = matches(text, String.raw`\broute\(\s*\w+\.(\w+),\s*(\w+),\s*(\w+)`).map(
    ([, name, guard, handler]) => {
      const folder = matches(
        text,
        `import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./(.*)${name}\\.ts'`,
      )[0]?.[1];
      if (handler !== name || folder === undefined)
        throw new Error(`${file}: ${name} has no file of its name`);
      const { method, path } = contract[name!]!;
      return [code(`${method} ${path}`), code(folder + name), code(guard)];
    },
  );
  if (rows.length !== matches(text, String.raw`\broute\(`).length)
    throw new Error(`${file} has a row of another shape`);
  return `### ${feature}\n\n${renderTable(['Call', 'Operation', 'Guard'], rows)}`;
}

function streams(): string {
  const rows = Object.entries({ userMessages, psychicMessages }).map(([name, { path }]) => [
    code(`GET ${path}`),
    code(name),
    code('app/streamRoutes.ts'),
  ]);
  return `### Live streams\n\n${renderTable(['Stream', 'Name', 'Answered by'], rows)}`;
}

async function names(of: keyof typeof NAMES): Promise<string> {
  const [pattern, named] = NAMES[of];
  const lines = (await files(pattern)).map(async (file) => {
    const found = matches(await source(file), named).map(([, name]) => code(name));
    return found.length === 0 ? [] : [`- \`${file}\`: ${found.join(', ')}`];
  });
  return (await Promise.all(lines)).flat().join('\n');
}

const source = (file: string) => readFile(join(ROOT, file), 'utf8');
const files = async (pattern: string) => (await Array.fromAsync(glob(pattern, { cwd: ROOT }))).toSorted();
const matches = (text: string, pattern: string) => [...text.matchAll(new RegExp(pattern, 'gm'))];
const code = (text: string | undefined) => `\`${text}\``;

/** In the formatter's style. */
function renderTable(head: string[], rows: (string | undefined)[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: (string | undefined)[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
