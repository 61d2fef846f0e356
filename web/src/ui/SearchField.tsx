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
  const [asked, setAsked] = useState(search);
  // The URL changes some time after this field's search, and more may have been typed meanwhile.
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (asked !== search) {
      setAsked(search);
      setTyped(search);
    }
  }
  const ask = useEffectEvent(() => {
    setAsked(typed);
    onSearch(typed);
  });
  useEffect(() => {
    if (typed === asked) return;
    const pause = setTimeout(() => ask(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed, asked]);
  return <TextField {...field} isLabelHidden type="search" value={typed} onChange={setTyped} />;
}
