import { type ComponentType, lazy } from 'react';
import { loadChunk } from './chunks.ts';

/** A screen that is loaded when it is first shown: `lazyScreen(async () => (await import('…')).LoginScreen)`. */
export const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await loadChunk(load) }));
