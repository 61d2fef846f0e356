import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from './TextField.tsx';

const SEARCH_DEBOUNCE_MS = 250;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** The search in the URL. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches when typing pauses. When the URL changes otherwise, by Back for example, the field follows. */
export function SearchField({ search, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [sentSearch, setSentSearch] = useState(search);
  // The URL changes some time after this field's search, and more may have been typed meanwhile.
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (sentSearch !== search) {
      setSentSearch(search);
      setTyped(search);
    }
  }
  const sendSearch = useEffectEvent(() => {
    setSentSearch(typed);
    onSearch(typed);
  });
  useEffect(() => {
    if (typed === sentSearch) return;
    const pause = setTimeout(() => sendSearch(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed, sentSearch]);
  return <TextField {...field} isLabelHidden type="search" value={typed} onChange={setTyped} />;
}
