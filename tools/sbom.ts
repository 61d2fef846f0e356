// npm run sbom: the parts of the product as CycloneDX, their licences, and what is known against them.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './command.ts';
import { type Bom, describeAudit, listLicences } from './sbomRules.ts';

const AUDIT_TIMEOUT_MS = 60_000;
const folder = resolve(process.argv[2] ?? 'sbom');

await mkdir(folder, { recursive: true });
// By the lockfile, so that packages of other platforms are in it too.
const bom = await runNpm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only');
await writeFile(`${folder}/sbom.cdx.json`, bom);
const lines = listLicences(JSON.parse(bom) as Bom);
await writeFile(`${folder}/licences.tsv`, `${lines.join('\n')}\n`);
console.log(`${lines.length} packages: ${folder}/sbom.cdx.json, licences.tsv`);

const audit = await runNpm('audit', '--omit=dev', '--json', '--package-lock-only').catch(outputOf);
await writeFile(`${folder}/audit.json`, audit);
const { text, isRefused } = describeAudit(audit);
console.log(text);
if (isRefused) process.exitCode = 1;

async function runNpm(...args: string[]): Promise<string> {
  // Under `npm run` this is the npm that runs us.
  const npm = process.env['npm_execpath'];
  const [program, first] = npm?.endsWith('.js') === true ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: ROOT, maxBuffer: 2 ** 26, timeout: AUDIT_TIMEOUT_MS };
  return (await promisify(execFile)(program, [...first, ...args], options)).stdout;
}

/** `npm audit` ends with 1 where it has found something; its output says what. */
function outputOf(error: unknown): string {
  return (error as { stdout?: string }).stdout ?? '';
}
