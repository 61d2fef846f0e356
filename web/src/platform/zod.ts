import { config } from 'zod/v4/mini';

// Stands in for `zod/mini` in the browser (vite.config.ts), so that this runs before any schema is created: zod would
// otherwise probe `new Function`, which the content security policy reports.
config({ jitless: true });

// oxlint-disable-next-line no-barrel-file -- unused exports are removed by the bundler
export * from 'zod/v4/mini';
