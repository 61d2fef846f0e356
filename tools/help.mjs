// The --help texts of the npm scripts. Separate from the scripts, so that they work before anything is installed,
// loaded or started.

export const HELP = {
  'tools/start.ts': `npm start
  Builds what has changed and serves the product. PORT and other settings: docs/configuration.md.`,
  'tools/dev.ts': `npm run dev
  Serves the product at PORT (4000) from the files as they are: a saved screen is shown at once, a saved file of the
  server starts the server again. The database stays up.`,
  'tools/build.ts': `npm run build [-- PART…]
  Builds what has changed. Parts: web, places, phrases, pictures (the default is these four), manifest (the list of
  pictures), welcome (only the front page, which is a part of web).`,
  'tools/test.ts': `npm test
  The checks, all unit tests and the end-to-end tests in a browser. Decks that are unchanged since their checks passed
  are not checked again.
npm run soak
  Runs npm test with the long forms of some tests (SOAK=1).
  For one test see docs/contributing.md.`,
  'tools/check.ts': `npm run check
  All static checks: types, lint, format, dead code, licences, migrations, tables, the map, links between documents.`,
  'tools/fix.ts': `npm run fix
  Fixes what can be fixed automatically: lint, formatting, the lists of the map and of the decisions.`,
  'tools/schema.ts': `npm run schema
  After a new migration: writes server/schema.sql and server/src/platform/database/tables.ts.`,
  'tools/trainDanger.ts': `npm run train-danger
  Trains the classifier of dangerous words from server/src/readings/safety/training, and writes dangerModel.json there.`,
  'tools/checkImage.ts': `npm run image
  Follows the Dockerfile in a clean folder, without a container: installs, builds, renders, counts what the last stage
  copies, and starts it on a PostgreSQL of its own. Takes minutes.`,
  'tools/sbom.ts': `npm run sbom [-- FOLDER]
  Writes a bill of materials into FOLDER (default: sbom): sbom.cdx.json (CycloneDX), licences.tsv, and audit.json, the
  known vulnerabilities, where the registry has data on them. Fails at a vulnerability that is high or critical.`,
  'bench/main.ts': `npm run bench [-- --large --seconds=N --only=WORDS --rate=N --before=FOLDER --workers=N,N]
  Puts the server under load, beside what PostgreSQL and Node allow: docs/performance.md.
  --large      a database of 50,000 people; without it 1,000
  --seconds=N  of load for each call (8)
  --only=WORDS only calls whose name contains them
  --rate=N     requests a second for each call; without it as many as are answered
  --before=FOLDER  another version of the product, measured in the same turns
  --workers=1,2  servers of so many workers instead, each with PostgreSQL and the load on as many cores; 10,000 streams,
               and a worker that is killed under them`,
  'bench/explain/main.ts': `npm run explain [-- --recording=FILE --users=N --requests=N --messages=N]
  Runs the tests of the server, seeds a large database, and asks PostgreSQL how it would run each statement that they
  sent. Fails if a statement reads or sorts more rows as a table grows.
  --recording=FILE  the statements of an earlier run, instead of the tests`,
  'e2e/lighthouse.ts': `npm run lighthouse
  Asks Lighthouse how the front page, the log-in and a member's letters do on a phone.`,
  'e2e/letterOnPhone.ts': `npm run letter-on-phone
  How long a member on a slow phone waits for the first picture of a letter with ten cards.`,
  'e2e/layoutShift.ts': `npm run layout-shift [-- PATTERN]
  How far the contents of every screen whose name matches move while it loads on a phone and in a window of
  1440 pixels, both on a slow machine.`,
  'e2e/screens.ts': `npm run screens [-- PATTERN]
  A picture of every screen whose name matches, in the folder screens.`,
  'e2e/readmePictures.ts': `npm run readme-pictures
  Builds the pictures of the README, in docs/pictures.`,
  'decks/build.ts': `npm run decks [-- --sheet | --check | --manifest]
  Renders the missing pictures of the decks: docs/decks.md.
  --sheet     also writes contact sheets
  --check     also runs the tests of the decks; when all pass, npm test leaves them out until the decks change
  --manifest  writes only the list of pictures`,
};
