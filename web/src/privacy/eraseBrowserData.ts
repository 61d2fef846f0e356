import { stored } from '../platform/storage.ts';

const DATABASE = 'moonletter';

/**
 * Empties everything that this browser keeps of the member, and loads the page anew, so that nothing of them stays in
 * memory either. Other tabs log out when the token goes.
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
