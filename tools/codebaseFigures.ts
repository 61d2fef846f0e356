// Prints figures on the structure of a commit, for docs/codebase.md:
// node tools/run.mjs node tools/codebaseFigures.ts [COMMIT]
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from './command.ts';
import { LAYERS as FEATURE_LAYERS } from './importRules.ts';

/** The layers of features and folders, lowest first. */
const LAYERS = [['styles'], ['ui'], ['platform'], ['adapters'], ...FEATURE_LAYERS, ['seed'], ['app']];
/** The feature that held members, readers and tags in older commits. */
const FORMER_FEATURES: Readonly<Record<string, string>> = { people: 'members' };

type Import = { to: string; isType: boolean };
type SourceFile = { lines: number; imports: Import[]; functions: { name: string; lines: number }[] };
type AstNode = { type: string; start: number; end: number } & Record<string, unknown>;

const commit = process.argv[2] ?? 'HEAD';
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const paths = git('ls-tree', '-r', '--name-only', commit)
  .split('\n')
  .filter((path) => /^(contract|server|web|decks|e2e|tools|bench)\/.*\.(ts|tsx|mjs)$/.test(path));
const partOf = (path: string) => path.split('/')[0]!;
const files = new Map(paths.map((path) => [path, readSource(path)]));

// `walk`: the end-to-end tests of older commits.
const isTest = (path: string) =>
  /\.(test|fixture|spec|walk)\.tsx?$|\/testing\/|\/testProduct\.ts$/.test(path);
const product = new Map(
  [...files].filter(([path]) => /^(contract|server|web)\/src\//.test(path) && !isTest(path)),
);

console.log(`| Part | Files | Lines | of them tests |\n| --- | --- | --- | --- |`);
for (const [part, list] of [...Map.groupBy(paths, partOf)].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`| ${part} | ${list.length} | ${sumLines(list)} | ${sumLines(list.filter(isTest))} |`);
console.log(`| all | ${paths.length} | ${sumLines(paths)} | ${sumLines(paths.filter(isTest))} |`);

const folders = [
  ...Map.groupBy(
    paths.filter((path) => path.startsWith('server/src/')),
    dirname,
  ),
];
const [largest] = folders.toSorted(([, a], [, b]) => b.length - a.length);
console.log(
  `\nLargest folder of the server, without subfolders: ${largest?.[0]}, ${largest?.[1].length} files`,
);

const upward = [...product].flatMap(([path, { imports }]) =>
  imports
    .filter(({ to }) => layerOf(to) > layerOf(path) && partOf(to) === partOf(path))
    .map(({ to, isType }) => `${featureOf(path)} → ${featureOf(to)}${isType ? ', types' : ''}`),
);
console.log('\nImports that go up, of the product without its tests:');
for (const [kind, list] of Map.groupBy(upward, (kind) => kind)) console.log(`- ${kind}: ${list.length}`);
for (const withTypes of [false, true]) {
  const cycles = findCycles(withTypes);
  console.log(`Import cycles, ${withTypes ? 'with imports of types' : 'of values only'}: ${cycles.length}`);
  for (const cycle of cycles) console.log(`- ${cycle.join(' ')}`);
}

const functions = [...product].flatMap(([path, source]) =>
  source.functions.map((each) => ({ ...each, path })),
);
const byLength = functions.toSorted((a, b) => a.lines - b.lines);
console.log(
  `Functions with a name: ${byLength.length}, median ${byLength[byLength.length >> 1]?.lines} lines, longest:`,
);
for (const { name, path, lines } of byLength.slice(-3).reverse())
  console.log(`- ${name} in ${path}: ${lines}`);
const bySize = [...product].toSorted(([, a], [, b]) => a.lines - b.lines);
console.log(`Files: median ${bySize[bySize.length >> 1]?.[1].lines} lines, longest:`);
for (const [path, { lines }] of bySize.slice(-3).reverse()) console.log(`- ${path}: ${lines}`);

function readSource(path: string): SourceFile {
  const text = git('show', `${commit}:${path}`);
  const source: SourceFile = { lines: text.split('\n').length - 1, imports: [], functions: [] };
  const countLines = ({ start, end }: AstNode) => text.slice(start, end).split('\n').length;
  visit(parseSync(path, text).program as unknown as AstNode, (node) => {
    const { value, importKind, exportKind } = node as {
      value?: AstNode;
      importKind?: string;
      exportKind?: string;
    };
    const from = (node['source'] as { value?: string } | null | undefined)?.value;
    if (from?.startsWith('.') || from?.startsWith('#contract/'))
      source.imports.push({
        to: from.startsWith('.') ? join(dirname(path), from) : from.replace('#contract/', 'contract/src/'),
        isType: importKind === 'type' || exportKind === 'type',
      });
    const body = (node['init'] ?? value ?? node) as AstNode;
    const name = ((node['id'] ?? node['key']) as { name?: string } | null | undefined)?.name;
    const isFunction = ['FunctionDeclaration', 'VariableDeclarator', 'MethodDefinition'].includes(node.type);
    if (isFunction && name !== undefined && /Function/.test(body.type))
      source.functions.push({ name, lines: countLines(node) });
  });
  return source;
}

function visit(node: AstNode, see: (node: AstNode) => void): void {
  see(node);
  for (const child of Object.values(node).flat())
    if (typeof child === 'object' && child !== null && 'type' in child) visit(child as AstNode, see);
}

function featureOf(path: string): string {
  return path.split('/src/')[1]?.split('/')[0] ?? '';
}

function layerOf(path: string): number {
  const feature = featureOf(path);
  const layer = LAYERS.findIndex((names) => names.includes(FORMER_FEATURES[feature] ?? feature));
  return path.startsWith('contract/') ? -1 : layer === -1 ? LAYERS.length : layer;
}

function sumLines(list: string[]): number {
  return list.reduce((sum, path) => sum + files.get(path)!.lines, 0);
}

/** Import cycles: strongly connected components of files (Tarjan). */
function findCycles(withTypes: boolean): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const enter = (path: string) => {
    order.set(path, order.size);
    low.set(path, order.get(path)!);
    stack.push(path);
    for (const { to, isType } of product.get(path)!.imports) {
      if (!product.has(to) || (isType && !withTypes)) continue;
      if (!order.has(to)) enter(to);
      if (stack.includes(to)) low.set(path, Math.min(low.get(path)!, low.get(to)!));
    }
    if (low.get(path) !== order.get(path)) return;
    const cycle = stack.splice(stack.indexOf(path));
    if (cycle.length > 1) cycles.push(cycle);
  };
  for (const path of product.keys()) if (!order.has(path)) enter(path);
  return cycles;
}
