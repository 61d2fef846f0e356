import { createContext, use } from 'react';

/** The ids in the address of the screen, by the names of its route's parameters. */
export const PathNumbers = createContext<Readonly<Record<string, number>>>({});

/** The id in the address, for screens that may have none. */
export const useOptionalPathNumber = (name: string): number | undefined => use(PathNumbers)[name];

export function usePathNumber(name: string): number {
  const number = useOptionalPathNumber(name);
  if (number === undefined) throw new Error(`The address has no ${name}`);
  return number;
}
