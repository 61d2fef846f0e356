import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestProduct } from '../server/testing/testProduct.ts';
import { ROOT } from './command.ts';
import { SERVER_PATHS } from './serverPaths.ts';

const isOfServer = (path: string) =>
  SERVER_PATHS.some((given) =>
    given.startsWith('^') ? new RegExp(given).test(path) : path.startsWith(given),
  );

test("under npm run dev Vite handles no path of the server but the web app's own files", async () => {
  const product = await startTestProduct();
  const routes = product.printRoutes();
  await product.stop();
  const paths = [...routes.matchAll(/^[├└]── (\/\S*)/gm)].map(([, path]) => path!.replace(':name', 'a.webp'));
  const ownFiles = (await readdir(join(ROOT, 'web/public'), { recursive: true })).map((name) => `/${name}`);
  expect(paths).toEqual(expect.arrayContaining(['/readyz', '/reader_pictures/a.webp']));
  expect(paths.filter((path) => !isOfServer(path) && !ownFiles.includes(path))).toEqual([]);
});
