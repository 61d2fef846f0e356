import { isStorageDenied } from '../platform/storage.ts';

/** Shown before logging in if the browser denies storage: what is lost by a reload. */
export const StorageNotice = () =>
  isStorageDenied() && (
    <p role="status">
      Your browser does not let this site store anything. You can use it all the same, but only in this tab: a
      reload logs you out, and what you have not sent is lost.
    </p>
  );
