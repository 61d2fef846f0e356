import { useState } from 'react';
import { useUpdateAccount } from '../accounts/queries.ts';
import { detailsOfPress } from '../platform/failure.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { useSingleKeyShortcuts } from './useSingleKeyShortcuts.ts';

/** Turns single-key shortcuts on and off, for all of the writer's devices (WCAG 2.1.4). */
export function KeySettings() {
  const usesSingleKeys = useSingleKeyShortcuts();
  // Shown until the server has answered. A disabled box would lose the focus.
  const [chosen, setChosen] = useState(usesSingleKeys);
  const toasts = useToasts();
  const { mutate, isPending } = useUpdateAccount({
    onSuccess: () => toasts.success('Your keys are saved'),
    onFailure: (failure) => toasts.error(detailsOfPress(failure)),
  });
  return (
    <Checkbox
      label="Keys of one letter"
      hint="Such as j for the next letter. Switch them off if they interfere with dictation or your own shortcuts. Keys with Ctrl or ⌘ always work."
      isChecked={isPending ? chosen : usesSingleKeys}
      onChange={(isChecked) => {
        if (isPending) return;
        setChosen(isChecked);
        mutate({ usesLetterKeys: isChecked });
      }}
    />
  );
}
