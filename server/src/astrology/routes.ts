import { findPlaces, getChart, getSky } from '#contract/astrology/calls.ts';
import { ownOrWriter, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { placesNamed } from './placesNamed.ts';
import { showChart } from './showChart.ts';
import { skyAt } from './skyAt.ts';

export const astrologyRoutes: readonly Route[] = [
  route(getChart, ownOrWriter, showChart),
  route(getSky, signedIn, ({ now }) => skyAt(now)),
  route(findPlaces, signedIn, placesNamed),
];
