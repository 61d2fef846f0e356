import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findPlaces, type Place } from '#contract/astrology/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { type ProfileForm } from './profileValues.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

const LETTERS_MIN = 2;
/** The maximum length of a search and of a location. */
const LETTERS_MAX = 200;
const DEBOUNCE_MS = 200;

/** The birth location: any text, with coordinates and time zone if it is chosen from the suggestions. */
export function BirthPlaceField({ form }: { form: ProfileForm }) {
  const { birthLocation, birthPlace } = form.values;
  const [isAsked, setAsked] = useState(false);
  const typed = birthLocation.trim();
  const search = useDebouncedValue(typed, DEBOUNCE_MS);
  const isOpen = isAsked && birthPlace === null;
  const isSearching = isOpen && isSearchable(search);
  const places = useQuery({
    ...queryOptionsFor(findPlaces, { search }),
    enabled: isSearching,
    // Keeps the previous suggestions while a name is being typed, but not for another name.
    placeholderData: (earlier, query) => (isSamePrefix(search, query?.queryKey) ? earlier : undefined),
    // Suggestions are optional: if they fail, the text alone is accepted.
    retry: false,
    throwOnError: false,
  });
  const found = isSearching ? (places.data ?? []) : [];
  const isTyping = isOpen && isSearchable(typed) && search !== typed;
  const status = isTyping ? 'pending' : isSearching ? places.status : 'idle';
  return (
    <Combobox
      {...form.field('birthLocation')}
      error={form.errors['birthLocation'] ?? form.errors['birthPlace']}
      label="Birth location"
      hint={<span aria-live="polite">{describeSearch(form.values, status, found)}</span>}
      options={found.map((place) => ({
        key: place.id,
        label: place.name,
        hint: describeLocation(place, found),
        place,
      }))}
      onOpen={() => setAsked(true)}
      onChange={(location) => {
        form.set('birthLocation', location);
        form.set('birthPlace', null);
      }}
      onPick={({ place }) => {
        const { id, latitude, longitude, timeZone } = place;
        const name = formatPlaceName(place);
        form.set('birthLocation', name);
        form.set('birthPlace', { id, name, latitude, longitude, timeZone });
      }}
    />
  );
}

const isSearchable = ({ length }: string) => length >= LETTERS_MIN && length <= LETTERS_MAX;

/** Whether one of the two searches is a prefix of the other. */
function isSamePrefix(search: string, earlierKey: readonly unknown[] = []) {
  const { search: earlier = '' } = (earlierKey[1] ?? {}) as { search?: string };
  return search.startsWith(earlier) || earlier.startsWith(search);
}

/** 'Porto, Portugal'; 'Springfield, Illinois, United States' */
const formatPlaceName = ({ name, region, country }: Place) =>
  [name, region, country].filter(Boolean).join(', ');

/** Its region and country, with the coordinates if another suggestion reads the same. */
function describeLocation(place: Place, offered: readonly Place[]) {
  const isTwin = offered.some(
    (other) => other.id !== place.id && formatPlaceName(other) === formatPlaceName(place),
  );
  return [place.region, place.country, isTwin && formatCoordinates(place)].filter(Boolean).join(', ');
}

/** '11.6° N 78.6° E' */
const formatCoordinates = ({ latitude, longitude }: Place) =>
  `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? 'S' : 'N'} ${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? 'W' : 'E'}`;

type SearchStatus = 'idle' | 'pending' | 'error' | 'success';

/** The state of the search for the text in the field, as a hint. */
function describeSearch(
  { birthLocation, birthPlace }: ProfileForm['values'],
  search: SearchStatus,
  found: readonly Place[],
) {
  if (birthPlace !== null) return `On the map: ${birthPlace.name}`;
  if (birthLocation.trim().length < LETTERS_MIN) return 'The town and country where you were born.';
  if (search === 'error')
    return 'The map cannot be asked just now. Your text is kept; houses and angles will be left out.';
  if (found.length > 0) return 'Choose the town from the list to put it on the map.';
  if (search === 'pending') return 'Looking for it on the map.';
  return 'Not on our map: houses and angles will be left out.';
}
