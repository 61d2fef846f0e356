import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findPlaces, type Place } from '#contract/astrology/calls.ts';
import { ask } from '../platform/queries.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { type ProfileForm } from './profileValues.ts';
import { useSettled } from './useSettled.ts';

const LETTERS_MIN = 2;
const REST_MS = 200;

/** The birth location: any text, and where it is chosen from the map, its coordinates and time zone with it. */
export function BirthPlaceField({ form }: { form: ProfileForm }) {
  const { birthLocation, birthPlace } = form.values;
  const [isAsked, setAsked] = useState(false);
  const search = useSettled(birthLocation.trim(), REST_MS);
  const isSearching = isAsked && birthPlace === null && search.length >= LETTERS_MIN;
  const places = useQuery({
    ...ask(findPlaces, { search }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
    // What the map answers is an offer: where it fails, the text alone is as good as before.
    retry: false,
    throwOnError: false,
  });
  const found = isSearching ? (places.data ?? []) : [];
  return (
    <Combobox
      {...form.field('birthLocation')}
      error={form.errors['birthLocation'] ?? form.errors['birthPlace']}
      label="Birth location"
      hint={
        <span aria-live="polite">{mapWords(form.values, isSearching ? places.status : 'idle', found)}</span>
      }
      options={found.map((place) => ({
        key: place.id,
        says: place.name,
        hint: [place.region, place.country].filter(Boolean).join(', '),
        place,
      }))}
      onOpen={() => setAsked(true)}
      onChange={(typed) => {
        form.set('birthLocation', typed);
        form.set('birthPlace', null);
      }}
      onPick={({ place }) => {
        const { id, latitude, longitude, timeZone } = place;
        const name = fullName(place);
        form.set('birthLocation', name);
        form.set('birthPlace', { id, name, latitude, longitude, timeZone });
      }}
    />
  );
}

/** 'Porto, Portugal'; 'Springfield, Illinois, United States' */
const fullName = ({ name, region, country }: Place) => [name, region, country].filter(Boolean).join(', ');

type Search = 'idle' | 'pending' | 'error' | 'success';

/** What the map knows of the text in the field, and what follows from it. */
function mapWords(
  { birthLocation, birthPlace }: ProfileForm['values'],
  search: Search,
  found: readonly Place[],
) {
  if (birthPlace !== null) return `On the map: ${birthPlace.name}`;
  if (birthLocation.trim().length < LETTERS_MIN) return 'The town and country where you were born.';
  if (search === 'error')
    return 'The map cannot be asked just now. Your text is kept; houses and angles will be left out.';
  if (search === 'pending' || found.length > 0) return 'Choose the town from the list to put it on the map.';
  return 'Not on our map: houses and angles will be left out.';
}
