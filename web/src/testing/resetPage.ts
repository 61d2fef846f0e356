import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { erasePersisted } from '../platform/persisted.ts';

// The files of a worker share one page and their loaded modules, so each leaves nothing behind for the next.
afterAll(async () => {
  cleanup();
  // What is saved when a part is left still goes to the file's own server.
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Which user's text is stored, too.
  erasePersisted(null);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
