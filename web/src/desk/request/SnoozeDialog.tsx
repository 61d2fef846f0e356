import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { parseSnooze } from './snoozeRules.ts';

interface SnoozeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (until: Date) => void;
}

/** The dialog to snooze a request until a chosen time. */
export const SnoozeDialog = ({ isOpen, onClose, onChoose }: SnoozeDialogProps) => (
  <Dialog heading="Snooze until" isOpen={isOpen} onClose={onClose}>
    <SnoozeForm
      onChoose={(until) => {
        onChoose(until);
        onClose();
      }}
    />
  </Dialog>
);

function SnoozeForm({ onChoose }: Pick<SnoozeDialogProps, 'onChoose'>) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const until = parseSnooze(value, new Date());
    if (until === null) setError('Choose a time in the future');
    else onChoose(until);
  };
  return (
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
  );
}
