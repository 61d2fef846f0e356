import { type ComponentType, lazy } from 'react';
import { loadChunk } from './chunks.ts';

/** A screen that is loaded when it is first shown: `lazyScreen(async () => (await import('…')).LoginScreen)`. */
export const lazyScreen = <Props = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }));
