import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Page.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { parseSnooze } from './snoozeRules.ts';

interface SnoozeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (until: Date) => void;
}

/** The dialog to snooze a request until a chosen time. */
export function SnoozeDialog({ isOpen, onClose, onChoose }: SnoozeDialogProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const until = parseSnooze(value, new Date());
    if (until === null) return setError('Choose a time in the future');
    onChoose(until);
    onClose();
  };
  return (
    <Dialog heading="Snooze until" isOpen={isOpen} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <TextField
            label="Day and time"
            type="datetime-local"
            value={value}
            error={error}
            onChange={(typed) => {
              setValue(typed);
              setError(undefined);
            }}
          />
          <Button type="submit" isWide>
            Snooze
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
