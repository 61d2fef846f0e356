import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findPlaces, type Place } from '#contract/astrology/calls.ts';
import type { KnownPlace } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { type ProfileForm } from './profileValues.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';

const LETTERS_MIN = 2;
/** The maximum length of a search and of a location. */
const LETTERS_MAX = 200;
const DEBOUNCE_MS = 200;

interface PlaceFieldProps {
  form: ProfileForm;
  label: string;
  /** The names of the form fields for the text and the place. */
  text: 'birthLocation' | 'currentLocation';
  place: 'birthPlace' | 'currentPlace';
  hints: PlaceHints;
}

/** The hints that differ from field to field. */
interface PlaceHints {
  empty: string;
  /** For a text that was typed earlier and is not on the map. */
  unchosen: string;
  /** The consequence if the text is not on the map. */
  unknown: string;
  /** The consequence if the search for places fails. */
  failed: string;
}

/** What an unknown place of birth means for a chart, the member's or another person's. */
export const BIRTH_PLACE_HINTS = {
  unchosen: 'Not chosen on our map: houses and angles are left out.',
  unknown: 'Not on our map: houses and angles will be left out.',
  failed: 'Your text is kept; houses and angles will be left out.',
};

export const BirthPlaceField = ({ form }: { form: ProfileForm }) => (
  <PlaceField
    form={form}
    label="Birth location"
    text="birthLocation"
    place="birthPlace"
    hints={{
      empty: 'The town and country where you were born.',
      ...BIRTH_PLACE_HINTS,
    }}
  />
);

export const CurrentPlaceField = ({ form }: { form: ProfileForm }) => (
  <PlaceField
    form={form}
    label="Current location"
    text="currentLocation"
    place="currentPlace"
    hints={{
      empty: 'The town or region where you live now.',
      unchosen: 'Your words are enough.',
      unknown: 'Not on our map. Your words are enough.',
      failed: 'Your text is kept.',
    }}
  />
);

const PlaceField = ({ form, label, text, place, hints }: PlaceFieldProps) => (
  <PlaceSearch
    name={text}
    label={label}
    location={form.values[text]}
    chosen={form.values[place]}
    error={form.errors[text] ?? form.errors[place]}
    hints={hints}
    onChange={(typed, found) => {
      form.set(text, typed);
      form.set(place, found);
    }}
  />
);

interface PlaceSearchProps {
  name: string;
  label: string;
  /** The text in the field. */
  location: string;
  chosen: KnownPlace | null;
  error: string | undefined;
  hints: PlaceHints;
  /** The place is null as soon as the text is edited. */
  onChange: (location: string, place: KnownPlace | null) => void;
}

/** A location: any text, with coordinates and time zone if it is chosen from the suggestions. */
export function PlaceSearch({
  name: field,
  label,
  location,
  chosen,
  error,
  hints,
  onChange,
}: PlaceSearchProps) {
  const [isAsked, setAsked] = useState(false);
  const typed = location.trim();
  const search = useDebouncedValue(typed, DEBOUNCE_MS);
  const isOpen = isAsked && chosen === null;
  const isSearching = isOpen && isSearchable(search);
  const places = useQuery({
    ...queryOptionsFor(findPlaces, { search }),
    enabled: isSearching,
    // Keeps the previous suggestions while a name is being typed, but not for another name.
    placeholderData: (earlier, query) =>
      isSamePrefix(search, readSearch(query?.queryKey)) ? earlier : undefined,
    // Suggestions are optional: if they fail, the text alone is accepted.
    retry: false,
    throwOnError: false,
  });
  // Places of another name are not offered while a new one is being typed.
  const found = isSearching && isSamePrefix(typed, search) ? (places.data ?? []) : [];
  const isTyping = isOpen && isSearchable(typed) && search !== typed;
  const status = !isAsked ? 'unasked' : isTyping ? 'pending' : isSearching ? places.status : 'idle';
  return (
    <Combobox
      name={field}
      value={location}
      error={error}
      label={label}
      hint={
        <span aria-live="polite">
          {chosen === null ? describeSearch(typed, status, found, hints) : `On the map: ${chosen.name}`}
        </span>
      }
      options={found.map((town) => ({
        key: town.id,
        label: town.name,
        hint: describeLocation(town, found),
        town,
      }))}
      onOpen={() => setAsked(true)}
      onChange={(typed) => onChange(typed, null)}
      onPick={({ town }) => {
        const { id, latitude, longitude, timeZone } = town;
        const name = formatPlaceName(town);
        onChange(name, { id, name, latitude, longitude, timeZone });
      }}
    />
  );
}

const isSearchable = ({ length }: string) => length >= LETTERS_MIN && length <= LETTERS_MAX;

const readSearch = (queryKey: readonly unknown[] = []) =>
  ((queryKey[1] ?? {}) as { search?: string }).search ?? '';

/** Whether one of the two searches is a prefix of the other. */
const isSamePrefix = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

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

/** `unasked`: the field has not been used yet; `idle`: its text is not searched for. */
type SearchStatus = 'unasked' | 'idle' | 'pending' | 'error' | 'success';

/** The state of the search for the text in the field, as a hint. */
function describeSearch(typed: string, search: SearchStatus, found: readonly Place[], hints: PlaceHints) {
  if (typed.length < LETTERS_MIN) return hints.empty;
  if (search === 'unasked') return hints.unchosen;
  if (search === 'error') return `The map cannot be searched right now. ${hints.failed}`;
  if (found.length > 0) return 'Choose the town from the list to put it on the map.';
  if (search === 'pending') return 'Looking for it on the map.';
  return hints.unknown;
}
