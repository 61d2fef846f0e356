import { useEffect, useEffectEvent, useState } from 'react';
import { findUnfinishedStep } from './profileSteps.ts';
import type { ProfileValues } from './profileValues.ts';
import { useLocation, useNavigate, useSearchParams } from '../ui/router.tsx';

/**
 * The step is part of the URL, so that it survives a reload, and Back leads to the previous step. A member who returns
 * begins at the first unfinished step, and no step can be skipped by the URL.
 */
export function useProfileStep(initial: ProfileValues) {
  const { state, key } = useLocation() as { state: { from?: number } | null; key: string };
  const [arrival] = useState(() => ({ key, step: findUnfinishedStep(initial) }));
  const [furthest, setFurthest] = useState(arrival.step);
  const params = useSearchParams();
  const navigate = useNavigate();
  const first = key === arrival.key ? arrival.step : 0;
  const at = Math.min(Math.max(Number(params.get('step') ?? first + 1) - 1 || 0, 0), furthest);
  const goTo = (next: number) => {
    setFurthest((before) => Math.max(before, next));
    return navigate({ search: `?step=${next + 1}` }, { state: { from: at } });
  };
  // So that this entry of the history stays at its step.
  const nameArrival = useEffectEvent(() => {
    if (!params.has('step') && at > 0) navigate({ search: `?step=${at + 1}` }, { replace: true });
  });
  useEffect(() => nameArrival(), []);
  return { at, goTo, goBack: () => (state?.from === at - 1 ? navigate(-1) : goTo(at - 1)) };
}
