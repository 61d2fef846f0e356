import * as calls from '#contract/astrology/calls.ts';
import { ownOrWriter, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { placesNamed } from './placesNamed.ts';
import { showChart } from './showChart.ts';
import { skyAt } from './skyAt.ts';

export const astrologyRoutes: readonly Route[] = [
  route(calls.getChart, ownOrWriter, showChart),
  route(calls.getSky, signedIn, ({ now }) => skyAt(now)),
  route(calls.findPlaces, signedIn, placesNamed),
];
