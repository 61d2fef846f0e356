import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readFile } from './send.ts';

/** A private picture as an address for `<img src>`; it is fetched with the token, which no address may carry. */
export function usePicture(path: string | null | undefined): string | undefined {
  const { data: blob } = useQuery({
    queryKey: ['picture', path],
    enabled: Boolean(path),
    staleTime: Infinity,
    queryFn: ({ signal }) => readFile(path ?? '', signal),
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}
