// npm run fix: fixes what the linter and the formatter can, and updates the lists in the map.
import { succeeds, startProgram } from './command.ts';
import { writeMap } from './map.ts';

const isLinted = await succeeds(startProgram('oxlint', ['--fix']));
await writeMap();
const isFormatted = await succeeds(startProgram('oxfmt', []));
process.exitCode = isLinted && isFormatted ? 0 : 1;
