import { type ComponentType, lazy } from 'react';
import { loadChunk } from './chunks.ts';
import { Failure } from './failure.ts';

interface Loadable {
  load: () => Promise<unknown>;
  screen?: unknown;
}

const named = new Map<string, Loadable>();

/**
 * A screen that is loaded when it is first shown: `lazyScreen(async () => (await import('…')).LoginScreen)`. A screen with
 * a name can be preloaded with `preloadScreen`.
 */
export function lazyScreen<Props = object>(load: () => Promise<ComponentType<Props>>, name = '') {
  named.set(name, { load });
  return lazy(() => {
    const screen = named.get(name)?.screen as ComponentType<Props> | undefined;
    if (screen !== undefined) return createFulfilled({ default: screen });
    return loadChunk(load).then((loaded) => ({ default: loaded }));
  });
}

const Nothing = () => null;

/** An optional part of a page: if it cannot be loaded, it is left out. */
export const lazyExtra = <Props = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    loadChunk(load).then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        if (error instanceof Failure) return { default: Nothing as ComponentType<Props> };
        throw error;
      },
    ),
  );

/**
 * A thenable that calls back synchronously, so that React shows a loaded screen without its loader, which would stay for
 * 300 ms.
 */
const createFulfilled = <Value>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- a promise would only be resolved after the first render
  ({ then: (show: (value: Value) => void) => show(value) }) as Promise<Value>;

/** Loads a named screen before it is shown. */
export async function preloadScreen(name: string): Promise<void> {
  const screen = named.get(name);
  if (screen !== undefined) screen.screen ??= await screen.load();
}
