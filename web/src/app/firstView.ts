import { stored } from '../platform/storage.ts';

export type FirstView = 'login' | 'home' | 'letter' | 'desk';

/** The most likely first view of an address, whose files are loaded in advance; null for all other addresses. */
export function findFirstView(path: string): FirstView | null {
  if (stored.token.read() === null) return path === '/' || path === '/login' ? 'login' : null;
  if (path === '/') return 'home';
  if (/^\/\d+$/.test(path)) return 'letter';
  return /^\/(?:readings|archived-readings)(?:\/|$)/.test(path) ? 'desk' : null;
}
