// npm run sbom: writes a software bill of materials (CycloneDX) with the licences and known vulnerabilities of all packages.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './command.ts';
import { type Bom, describeAudit, listLicences } from './sbomRules.ts';

const AUDIT_TIMEOUT_MS = 60_000;
const folder = resolve(process.argv[2] ?? 'sbom');

await mkdir(folder, { recursive: true });
// From the lockfile, so that packages of other platforms are included.
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
  // `npm run` sets this to its own path.
  const npm = process.env['npm_execpath'];
  const [program, first] = npm?.endsWith('.js') === true ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: ROOT, maxBuffer: 2 ** 26, timeout: AUDIT_TIMEOUT_MS };
  return (await promisify(execFile)(program, [...first, ...args], options)).stdout;
}

/** `npm audit` exits with 1 if it has found vulnerabilities; its output lists them. */
function outputOf(error: unknown): string {
  return (error as { stdout?: string }).stdout ?? '';
}
