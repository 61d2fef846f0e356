// The lists in docs/map.md and the index of the decisions, generated from the code and from the decisions: `npm run fix`
// writes them, `npm run check` compares them.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Call } from '#contract/call.ts';
import { memberStream, writerStream } from '#contract/liveEvents.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { ROOT } from './command.ts';
import { LAYERS } from './importRules.ts';

const CONFLICT = 409;
/** A call has one of these for each state of a membership that does not allow it: listed as one. */
const BY_STATE = /^(not_allowed_in_).+/;
const NAMES = {
  rules: ['{contract,server,web}/src/**/{rules,*Rules}.ts', String.raw`^export (?:const|function) (\w+)`],
  tables: ['server/migrations/*.ts', String.raw`create table (\w+)`],
} as const;

/** The pages with generated lists; a list replaces the text between `<!-- name -->` and `<!-- /name -->`. */
const PAGES: Record<string, Record<string, () => string | Promise<string>>> = {
  'docs/map.md': { layers, screens, calls, rules: () => names('rules'), tables: () => names('tables') },
  'docs/decisions/README.md': { decisions },
};

/** The pages that differ from the code, as text; empty if none does. */
export async function findMapProblems(): Promise<string> {
  const outdated = Object.entries(PAGES).map(async ([page, lists]) =>
    (await source(page)) === (await buildPage(page, lists)) ? [] : `${page} is out of date: npm run fix`,
  );
  return (await Promise.all(outdated)).flat().join('\n');
}

export async function writeMap(): Promise<void> {
  for (const [page, lists] of Object.entries(PAGES))
    await writeFile(join(ROOT, page), await buildPage(page, lists));
}

async function buildPage(page: string, lists: (typeof PAGES)[string]): Promise<string> {
  let text = await source(page);
  for (const [name, list] of Object.entries(lists)) {
    const [before, rest] = text.split(`<!-- ${name} -->`);
    const after = rest?.split(`<!-- /${name} -->`)[1];
    if (after === undefined) throw new Error(`${page} has no place for ${name}`);
    text = `${before}<!-- ${name} -->\n\n${await list()}\n\n<!-- /${name} -->${after}`;
  }
  return text;
}

function layers(): string {
  return LAYERS.map((features, at) => `${at + 1}. ${features.join(', ')}`).join('\n');
}

async function screens(): Promise<string> {
  const text = await source('web/src/app/routes.tsx');
  const load = String.raw`async \(\) =>\s*\(await import\('\.\.?/([^']+)'\)`;
  const filesOf = async (list: string) =>
    matches(await source(list), `(\\w+):\\s*${load}`).map(([, name, file]) => [name, file] as const);
  const fileByName = new Map([
    ...(await filesOf('web/src/app/firstScreens.ts')),
    ...(await filesOf('web/src/app/laterScreens.ts')),
  ]);
  const screen = String.raw`(?:lazyScreen\(firstScreens\.(\w+)|laterScreen\('(\w+)'|(\w+))`;
  const fileOf = (first = '', later = '') => fileByName.get(first || later) ?? '';
  const shared = new Map(
    matches(text, `const (\\w+) = ${screen}`).map(([, name, first, later]) => [name, fileOf(first, later)]),
  );
  const row = `path: '([^']+)',(?:\\s*roles: (\\w+),)?\\s*title: '([^']+)',\\s*screen: ${screen}`;
  const rows = matches(text, row).map(([, path, roles = 'anyone', title, first, later, name]) => {
    const found = fileOf(first, later) || (shared.get(name) ?? '');
    return [code(path), title, roles, code(`web/src/${found.includes('/') ? found : `app/${found}`}`)];
  });
  if (rows.length !== matches(text, "path: '").length)
    throw new Error('routes.tsx has a row of another shape');
  return renderTable(['Path', 'Title', 'For', 'Screen'], rows);
}

async function calls(): Promise<string> {
  const conflicts = await findConflicts();
  const features = (await files('server/src/*/routes.ts')).map((file) => renderFeatureCalls(file, conflicts));
  return [...(await Promise.all(features)), streams()].join('\n\n');
}

/** The refusals with status 409 of each call. */
async function findConflicts(): Promise<ReadonlyMap<Call, string[]>> {
  // Loaded only when needed, so that `npm run fix` can lint a server that does not load.
  const { routes } = await import('../server/src/app/features.ts');
  const { refusalsOf } = await import('../server/src/platform/http/route.ts');
  return new Map(
    routes.map((route) => [
      route.call,
      [...refusalsOf(route)].filter((refusal) => REFUSALS[refusal].status === CONFLICT),
    ]),
  );
}

async function renderFeatureCalls(file: string, conflicts: ReadonlyMap<Call, string[]>): Promise<string> {
  const [text, feature] = [await source(file), file.split('/')[2]];
  const definitions = new Map<string, { call: Call; definedIn: string }>();
  for (const [, path, definedIn] of matches(
    text,
    String.raw`import \* as \w+ from '(#contract/(\w+)/calls\.ts)'`,
  ))
    for (const [name, call] of Object.entries((await import(path!)) as Record<string, Call>))
      definitions.set(name, { call, definedIn: definedIn! });
  const rows = matches(text, String.raw`\broute\(\s*\w+\.(\w+),\s*(\w+),\s*(\w+)`).map(
    ([, name, guard, handler]) => {
      const folder = matches(
        text,
        `import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./(.*)${name}\\.ts'`,
      )[0]?.[1];
      if (handler !== name || folder === undefined)
        throw new Error(`${file}: ${name} has no file of its name`);
      const { call, definedIn } = definitions.get(name!)!;
      const operation =
        code(folder + name) + (definedIn === feature ? '' : `, defined in \`contract/src/${definedIn}\``);
      const refusals = new Set(conflicts.get(call)!.map((refusal) => refusal.replace(BY_STATE, '$1…')));
      return [
        code(`${call.method} ${call.path}`),
        operation,
        code(guard),
        [...refusals].map(code).join(', '),
      ];
    },
  );
  if (rows.length !== matches(text, String.raw`\broute\(`).length)
    throw new Error(`${file} has a row of another shape`);
  return `### ${feature}\n\n${renderTable(['Call', 'Operation', 'Guard', 'May answer 409'], rows)}`;
}

function streams(): string {
  const rows = Object.entries({ memberStream, writerStream }).map(([name, { path }]) => [
    code(`GET ${path}`),
    code(name),
    code('app/streamRoutes.ts'),
  ]);
  return `### Live streams\n\n${renderTable(['Stream', 'Name', 'Answered by'], rows)}`;
}

async function names(kind: keyof typeof NAMES): Promise<string> {
  const [pattern, named] = NAMES[kind];
  const lines = (await files(pattern)).map(async (file) => {
    const found = matches(await source(file), named).map(([, name]) => code(name));
    return found.length === 0 ? [] : [`- \`${file}\`: ${found.join(', ')}`];
  });
  return (await Promise.all(lines)).flat().join('\n');
}

async function decisions(): Promise<string> {
  const rows = (await files('docs/decisions/[0-9]*.md')).map(async (file) => {
    const text = await source(file);
    const [, title, status, dates] = /^# (.+)\n\nStatus: (\w+), (.+)\n/.exec(text) ?? [];
    if (title === undefined) throw new Error(`${file} does not begin with a title and a status`);
    const name = basename(file);
    return [`[${name.slice(0, 4)}](${name})`, title, status, dates];
  });
  return renderTable(['Number', 'Decision', 'Status', 'Date'], await Promise.all(rows));
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
