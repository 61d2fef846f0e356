import { afterEach, expect, test, vi } from 'vitest';
import { isStorageDenied, stored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const entry of Object.values(stored)) entry.remove();
});

const deny = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
/** `setItem` alone throws where the space is used up. */
const createStorage = (methods: object) => ({ getItem: () => null, removeItem: () => {}, ...methods });

test.each([
  ['denied', createStorage({ getItem: deny, setItem: deny, removeItem: deny }), true],
  ['full', createStorage({ setItem: deny }), false],
])(
  'a value that cannot be stored, because storage is %s, lasts as long as the page',
  (_, storage, isDenied) => {
    vi.stubGlobal('localStorage', storage);
    expect(isStorageDenied()).toBe(isDenied);
    expect(stored.token.read()).toBeNull();
    expect(stored.token.write('a-token')).toBe(false);
    expect(stored.token.read()).toBe('a-token');
    stored.token.remove();
    expect(stored.token.read()).toBeNull();
  },
);

test('a value that is stored replaces the one in memory', () => {
  vi.stubGlobal('localStorage', createStorage({ setItem: deny }));
  stored.token.write('one');
  vi.unstubAllGlobals();
  expect(stored.token.write('two')).toBe(true);
  // Another tab.
  localStorage.setItem('token', 'three');
  expect(stored.token.read()).toBe('three');
});

test('the flag for the reload after a missing file is not kept in memory', () => {
  vi.stubGlobal('sessionStorage', createStorage({ setItem: deny }));
  expect(stored.chunkAutoRefresh.write('true')).toBe(false);
  expect(stored.chunkAutoRefresh.read()).toBeNull();
});
