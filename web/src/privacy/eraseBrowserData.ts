import { stored } from '../platform/storage.ts';

const DATABASE = 'moonletter';

/**
 * Erases everything that this browser stores of the member, and reloads the page, so that nothing of them stays in
 * memory either. Other tabs log out when the token is removed.
 */
export function eraseBrowserData(): void {
  for (const entry of Object.values(stored)) entry.remove();
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // A browser may deny storage altogether.
  }
  location.replace('/goodbye');
}
