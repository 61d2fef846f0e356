import { useState } from 'react';
import { useUpdateAccount } from '../accounts/queries.ts';
import { describeActionFailure } from '../platform/failure.ts';
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
    onSuccess: () => toasts.success('Your shortcut setting is saved'),
    onFailure: (failure) => toasts.error(describeActionFailure(failure)),
  });
  return (
    <Checkbox
      label="Keys of one letter"
      hint="Such as j for the next request. Switch them off if they interfere with dictation or your own shortcuts. Shortcuts with Ctrl or ⌘ always work."
      isChecked={isPending ? chosen : usesSingleKeys}
      onChange={(isChecked) => {
        if (isPending) return;
        setChosen(isChecked);
        mutate({ usesLetterKeys: isChecked });
      }}
    />
  );
}
