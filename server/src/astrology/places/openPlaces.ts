import { readFile } from 'node:fs/promises';
import { PLACES_FILE } from './placesFile.ts';
import { fromBytes, type PlacesTable } from './table.ts';

let opened: Promise<PlacesTable> | undefined;

/** The table of towns, read at first use. */
export function openPlaces(): Promise<PlacesTable> {
  opened ??= readFile(PLACES_FILE).then(fromBytes);
  // A missing file may exist next time.
  opened.catch(() => (opened = undefined));
  return opened;
}
