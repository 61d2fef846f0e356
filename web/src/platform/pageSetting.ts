/** A setting that the server put into the page's head; undefined if it is not set. */
export const readPageSetting = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
