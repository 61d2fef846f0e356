import * as z from 'zod/mini';

// Imported before any schema is created: zod would otherwise probe `new Function`, which the content security policy
// reports.
z.config({ jitless: true });
