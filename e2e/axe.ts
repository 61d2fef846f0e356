import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that a page violates, all of them without `options`. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<Result[]> {
  // Once for each load of a page: it is half a megabyte, which took longer to send and to compile than to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  // Describing what passes takes longer than checking it.
  const runOptions: RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), runOptions);
  return violations;
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
