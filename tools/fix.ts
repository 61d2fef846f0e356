// npm run fix: what the linter and the formatter can mend by themselves.
import { isWellDone, start } from './command.ts';

const isLinted = await isWellDone(start('oxlint', ['--fix']));
const isFormatted = await isWellDone(start('oxfmt', []));
process.exitCode = isLinted && isFormatted ? 0 : 1;
