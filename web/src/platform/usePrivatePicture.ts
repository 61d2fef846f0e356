import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFile } from './fetchFile.ts';

/** A private picture as a URL for `<img src>`. It is fetched with the token, which must not be in a URL. */
export function usePrivatePicture(path: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['picture', path],
    enabled: Boolean(path),
    staleTime: Infinity,
    queryFn: ({ signal }) => fetchFile(path ?? '', signal),
  });
  return useObjectUrl(data);
}

/** A picture in memory, such as a file just chosen, as a URL for `<img src>`. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- the address belongs to the document: only an effect may make and revoke it
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}
