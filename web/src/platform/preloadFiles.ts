const loading = new Map<string, Promise<unknown>>();

/**
 * Stands in for Vite's own function behind every `import()` in the built app (vite.config.ts), at half its size: loads the
 * files that the imported one needs at the same time, and waits for its style sheets.
 */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[] = []) {
  await Promise.all(files.map(preload));
  return load();
}

/** The files are named as in the manifest: `assets/app.css`. */
function preload(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  const isSheet = file.endsWith('.css');
  if (document.querySelector(`link[href="${href}"]`) !== null) return loading.get(file);
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isSheet) return undefined;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // So that it is requested again the next time.
      link.remove();
      // Worded as by Vite (chunks.ts).
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
  });
  loading.set(file, loaded);
  return loaded;
}
