import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFullName } from '#contract/fullName.ts';
import { getUser, listUsers } from '#contract/members/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';
import { Combobox } from '../ui/Combobox.tsx';

const SEARCH_DEBOUNCE_MS = 250;
const SUGGESTIONS = 8;

interface UserPickerProps {
  label: string;
  /** The id of the chosen user. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

/** Finds a user by a part of their name or address; an empty field chooses nobody. */
export function UserPicker({ label, chosen, onChoose }: UserPickerProps) {
  const { data: user } = useQuery({
    ...queryOptionsFor(getUser, { id: chosen ?? 0 }),
    enabled: chosen !== null,
    throwOnError: false,
  });
  // Null: nothing was typed since the last choice.
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebouncedValue(typed?.trim() ?? '', SEARCH_DEBOUNCE_MS);
  const { data: found } = useQuery({
    ...queryOptionsFor(listUsers, { search, limit: SUGGESTIONS }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const name = chosen === null ? '' : user === undefined ? `No. ${chosen}` : formatFullName(user);
  return (
    <Combobox
      label={label}
      value={typed ?? name}
      onChange={(text) => {
        setTyped(text);
        if (text === '' && chosen !== null) onChoose(null);
      }}
      options={
        search === '' || typed === null
          ? []
          : (found?.results ?? []).map((each) => ({
              key: each.id,
              label: formatFullName(each),
              hint: each.email,
            }))
      }
      onPick={({ key }) => {
        setTyped(null);
        onChoose(key);
      }}
    />
  );
}
