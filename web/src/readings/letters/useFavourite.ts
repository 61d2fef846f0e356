import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../platform/chunks.ts';
import { describeActionFailure, Failure } from '../../platform/failure.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { useToasts } from '../../ui/Toasts.tsx';

// Needed only when a star is pressed.
const loadSaving = () => import('./saveFavourite.ts');

/** Changes whether a request is a favourite. */
export function useFavourite(id: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const [pendingValue, setPendingValue] = useState<boolean>();
  useEffect(() => whenIdle(() => void Promise.allSettled([loadSaving()])), []);

  const save = async (isFavourite: boolean) => {
    setPendingValue(isFavourite);
    try {
      const { saveFavourite } = await loadChunk(loadSaving);
      await saveFavourite(client, id, isFavourite);
      setPendingValue(undefined);
    } catch (error) {
      setPendingValue(() => {
        // A bug is thrown while rendering, so that the unexpected error screen shows it.
        if (!(error instanceof Failure)) throw error;
        return undefined;
      });
      if (error instanceof Failure) toasts.error(describeActionFailure(error));
    }
  };
  return {
    /** The value that is being saved. A list that was read before would show the earlier one. */
    pendingValue,
    set: (isFavourite: boolean) => void save(isFavourite),
  };
}
