import { readFile } from 'node:fs/promises';
import { PLACES_FILE } from './placesFile.ts';
import { fromBytes, type PlacesTable } from './table.ts';

let opened: Promise<PlacesTable> | undefined;

/** The table of towns, read when it is asked for first. */
export function openPlaces(): Promise<PlacesTable> {
  opened ??= readFile(PLACES_FILE).then(fromBytes);
  // A file that is missing may be there next time.
  opened.catch(() => (opened = undefined));
  return opened;
}
