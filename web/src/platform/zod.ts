import * as z from 'zod/mini';

// Imported before any shape is made: zod would otherwise probe `new Function`, which the content security policy reports.
z.config({ jitless: true });
