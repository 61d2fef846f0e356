import { expect, test } from 'vitest';
import { mayRunPrograms } from './memoryFolder.ts';

const DISK = '/dev/vda / ext4 rw,relatime 0 0';

test.each([
  ['tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
  ['tmpfs /dev/shm tmpfs rw,nosuid,nodev,noexec,size=65536k 0 0', false],
  // The later one is mounted over the earlier one.
  ['tmpfs /dev/shm tmpfs rw,noexec 0 0\ntmpfs /dev/shm tmpfs rw 0 0', true],
  ['tmpfs /dev/shm/other tmpfs rw 0 0', false],
])('decides whether programs may be run from memory: %s', (mounts, may) => {
  expect(mayRunPrograms(`${DISK}\n${mounts}\n`)).toBe(may);
});
