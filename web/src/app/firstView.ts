import { stored } from '../platform/storage.ts';

export type FirstView = 'login' | 'home' | 'letter' | 'desk';

/** The view that an address most likely begins with: of the others only the app itself is loaded ahead. */
export function findFirstView(path: string): FirstView | null {
  if (stored.token.read() === null) return path === '/' || path === '/login' ? 'login' : null;
  if (path === '/') return 'home';
  if (/^\/\d+$/.test(path)) return 'letter';
  return /^\/(?:readings|archived-readings)(?:\/|$)/.test(path) ? 'desk' : null;
}
