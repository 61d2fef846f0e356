import * as calls from '#contract/astrology/calls.ts';
import { ownOrWriter, signedIn } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { findPlaces } from './findPlaces.ts';
import { getChart } from './getChart.ts';
import { getSky } from './getSky.ts';
import { getTransits } from './getTransits.ts';

export const astrologyRoutes: readonly Route[] = [
  route(calls.getChart, ownOrWriter, getChart),
  route(calls.getTransits, ownOrWriter, getTransits),
  route(calls.getSky, signedIn, getSky),
  route(calls.findPlaces, signedIn, findPlaces),
];
