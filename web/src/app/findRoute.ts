import { type RouteRow, routes } from './routes.tsx';

interface FoundRoute {
  row: RouteRow;
  /** The parameters of its path. */
  numbers: Readonly<Record<string, number>>;
}

/** Finds the route of an address, in any case and with or without a slash at its end. */
export function findRoute(pathname: string): FoundRoute | undefined {
  for (const row of routes) {
    const pattern = `^${row.path.replaceAll(/:(\w+)/g, String.raw`(?<$1>\d+)`)}/?$`;
    const match = new RegExp(pattern, 'i').exec(pathname);
    if (match === null) continue;
    const numbers = Object.entries(match.groups ?? {}).map(([name, text]) => [name, Number(text)]);
    return { row, numbers: Object.fromEntries(numbers) };
  }
  return undefined;
}
