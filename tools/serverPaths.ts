/**
 * The paths that the server handles under `npm run dev`, by their beginnings or, from `^`, by a regular expression. Vite
 * handles all others.
 */
export const SERVER_PATHS = [
  '/api',
  '/user-messages',
  '/psychic-messages',
  '/decks',
  // The uploaded ones; those of the demo's readers are files of the web app.
  '^/reader_pictures/[^/]+\\.webp$',
  '/unsubscribe',
  '/healthz',
  '/readyz',
  '/metrics',
  // The front page is not a part of the app that Vite serves: it is built at each start.
  '/welcome',
  '/robots.txt',
  '/sitemap.xml',
  '/icons',
  '/assets',
];
