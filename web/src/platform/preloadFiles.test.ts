import { afterEach, expect, test } from 'vitest';
import { isChunkLoadError } from './chunks.ts';
import { __vitePreload as preload } from './preloadFiles.ts';

afterEach(() => document.head.replaceChildren());

const findLink = (file: string) => document.head.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);
const load = async () => 'the part';

test('waits for style sheets, and for scripts no longer than the import itself does', async () => {
  const events: string[] = [];
  const files = ['assets/a.js', 'assets/a.css'];
  const loading = [preload(load, files), preload(load, files)].map((each) =>
    each.then((part) => events.push(part)),
  );
  expect(findLink('assets/a.js')?.rel).toBe('modulepreload');
  expect(document.head.children).toHaveLength(2);
  events.push('the sheet');
  findLink('assets/a.css')?.dispatchEvent(new Event('load'));
  await Promise.all(loading);
  expect(events).toEqual(['the sheet', 'the part', 'the part']);
});

test('does not wait for a style sheet of the page itself', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/app.css">';
  expect(await preload(load, ['assets/app.css'])).toBe('the part');
});

test('a style sheet that failed is requested again the next time', async () => {
  const failing = preload(load, ['assets/b.css']);
  findLink('assets/b.css')?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toSatisfy(isChunkLoadError);
  const again = preload(load, ['assets/b.css']);
  findLink('assets/b.css')?.dispatchEvent(new Event('load'));
  expect(await again).toBe('the part');
});
