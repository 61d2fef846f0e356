import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { erasePersisted } from '../platform/persisted.ts';

// As long as `expect.poll` waits: on a busy machine, what a test waits for comes later than on an idle one.
configure({ asyncUtilTimeout: 10_000 });

// The test files of a worker share one page and the loaded modules, so each must clean up for the next.
afterAll(async () => {
  // A module that is still loading when the file ends fails to load, for the files that follow too.
  await vi.dynamicImportSettled();
  cleanup();
  // Requests that unmounting components send still go to this file's fake server.
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Also resets the user to whom stored text belongs.
  erasePersisted(null);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
