import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getChart, getSky } from '#contract/astrology/calls.ts';
import type { HouseSystem } from '#contract/astrology/codes.ts';
import { queryOptionsFor } from '../platform/queries.ts';

/** A member's chart; while another division of houses is on its way, the former stays in sight. */
export const useChart = (userId: number, houses: HouseSystem) =>
  useQuery({ ...queryOptionsFor(getChart, { userId, houses }), placeholderData: keepPreviousData });

const SKY_STALE_AFTER_MS = 600_000;

/** The sky of this hour: an ornament, so without it the page is as good. */
export const useSky = () =>
  useQuery({
    ...queryOptionsFor(getSky, {}),
    staleTime: SKY_STALE_AFTER_MS,
    retry: false,
    throwOnError: false,
  });

/** For the visit: until the page is loaded anew. */
let chosenHouses: HouseSystem = 'whole_sign';

export function useHouseSystem() {
  const [houses, setHouses] = useState(chosenHouses);
  const choose = (system: HouseSystem) => {
    chosenHouses = system;
    setHouses(system);
  };
  return [houses, choose] as const;
}
