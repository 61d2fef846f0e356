import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getChart, getSky, getTransits } from '#contract/astrology/calls.ts';
import type { HouseSystem } from '#contract/astrology/codes.ts';
import { toCalendarParts } from '#contract/dates.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useNow } from '../platform/useNow.ts';

/** A member's chart; while another house system loads, the previous chart stays. */
export const useChart = (userId: number, houses: HouseSystem) =>
  useQuery({ ...queryOptionsFor(getChart, { userId, houses }), placeholderData: keepPreviousData });

/** The sky and the transits are optional, so errors are ignored. */
const OPTIONAL_SKY = { staleTime: 600_000, retry: false, throwOnError: false } as const;

/** The present sky. */
export const useSky = () => useQuery({ ...queryOptionsFor(getSky, {}), ...OPTIONAL_SKY });

function toIsoDate(at: Date): string {
  const { year, month, day } = toCalendarParts(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Today's transits, by the date of this device; after midnight those of yesterday stay until the new ones are loaded. */
export function useTransits(userId: number) {
  const date = toIsoDate(useNow());
  return useQuery({
    ...queryOptionsFor(getTransits, { userId, date }),
    ...OPTIONAL_SKY,
    placeholderData: keepPreviousData,
  });
}

/** Kept until the page is reloaded. */
let chosenHouses: HouseSystem = 'whole_sign';

export function useHouseSystem() {
  const [houses, setHouses] = useState(chosenHouses);
  const choose = (system: HouseSystem) => {
    chosenHouses = system;
    setHouses(system);
  };
  return [houses, choose] as const;
}
