/** Created by the build from the packages of towns and zones. */
export const PLACES_FILE = new URL('../../../dist/places.bin', import.meta.url);
