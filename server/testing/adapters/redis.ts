import { connect } from 'node:net';

export const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';

/** Whether a Redis server runs at REDIS_URL; tests that need one are skipped otherwise. */
export const isRedisRunning = (): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(REDIS_URL);
    const socket = connect(Number(port || 6379), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
