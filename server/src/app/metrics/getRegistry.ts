import type { Registry } from 'prom-client';
import type { Product } from '../product.ts';

const registries = new WeakMap<Product, Promise<Registry>>();

/** The registry of this process. Its library is loaded when somebody asks for the first time. */
export function getRegistry(product: Product): Promise<Registry> {
  const known = registries.get(product);
  if (known !== undefined) return known;
  const created = import('./registry.ts').then(({ createRegistry }) => createRegistry(product));
  registries.set(product, created);
  return created;
}
