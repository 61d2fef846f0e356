import type { Page } from '@playwright/test';

/** The box below a thread, in which a member writes a message. */
export const messageBox = (page: Page) => page.getByLabel(/^Write/);
