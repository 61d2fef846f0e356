import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules that a page violates; without `options`, all rules are checked. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<Result[]> {
  // Injected once for each load of a page: sending and compiling its half a megabyte takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  // Without reports on passed rules, which take longer than the checks themselves.
  const runOptions: RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), runOptions);
  return violations;
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
