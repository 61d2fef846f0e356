// npm run fix: what the linter and the formatter can mend by themselves, and the lists of the map.
import { isWellDone, start } from './command.ts';
import { writeMap } from './map.ts';

const isLinted = await isWellDone(start('oxlint', ['--fix']));
await writeMap();
const isFormatted = await isWellDone(start('oxfmt', []));
process.exitCode = isLinted && isFormatted ? 0 : 1;
