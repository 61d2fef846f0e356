import { stored } from '../platform/storage.ts';

/**
 * Erases everything that this browser stores of the member, and reloads the page, so that nothing of them stays in
 * memory either. Other tabs log out when the token is removed.
 */
export function eraseBrowserData(): void {
  for (const entry of Object.values(stored)) entry.remove();
  location.replace('/goodbye');
}
