import { CommandError } from './app/commands/commandError.ts';
import { USAGE } from './app/commands/usage.ts';
import { printLine } from './app/serve/printLine.ts';
import { BackupError } from './backup/backupError.ts';
import { type Config, ConfigError, parseConfig } from './platform/config.ts';
import { UnsuitableDatabaseError } from './platform/database/unsuitableDatabaseError.ts';
import { EmbeddedPostgresError } from './platform/embeddedPostgres/embeddedPostgresError.ts';
import { loadEnvFile } from './platform/loadEnvFile.ts';

type Command = (config: Config, args: string[]) => Promise<void>;

/** Each is loaded only when it is run. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./app/commands/serveCommand.ts')).serveCommand,
  migrate: async () => (await import('./app/commands/migrateCommand.ts')).migrateCommand,
  seed: async () => (await import('./app/commands/seedCommand.ts')).seedCommand,
  doctor: async () => (await import('./app/commands/doctorCommand.ts')).doctorCommand,
  jobs: async () => (await import('./app/commands/jobsCommand.ts')).jobsCommand,
  backup: async () => (await import('./app/commands/backupCommand.ts')).backupCommand,
  restore: async () => (await import('./app/commands/restoreCommand.ts')).restoreCommand,
  files: async () => (await import('./app/commands/filesCommand.ts')).filesCommand,
  erased: async () => (await import('./app/commands/erasedCommand.ts')).erasedCommand,
  'create-writer': async () => (await import('./app/commands/createWriterCommand.ts')).createWriterCommand,
};

async function main([name = 'serve', ...args]: string[]): Promise<void> {
  if (['help', '-h'].includes(name) || [name, ...args].includes('--help')) return printLine(USAGE);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) throw new CommandError(`There is no command ${name}:\n${USAGE}`);
  loadEnvFile();
  const config = parseConfig(process.env);
  const command = await load();
  await command(config, args);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof CommandError ||
    error instanceof BackupError ||
    error instanceof UnsuitableDatabaseError ||
    error instanceof EmbeddedPostgresError ||
    (error instanceof TypeError &&
      String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));
  if (isExpected) process.stderr.write(`${error.message}\n`);
  else if (isListenError(error)) process.stderr.write(`${error.message}: ${adviseOnListening(error)}\n`);
  else process.stderr.write(`${(error as Error).stack ?? String(error)}\n`);
  process.exitCode = 1;
});

function isListenError(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error &&
    ['listen', 'getaddrinfo'].includes((error as NodeJS.ErrnoException).syscall ?? '')
  );
}

function adviseOnListening({ code }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return 'stop the program that uses this port, or set another PORT or MAIL_IN_PORT';
  if (code === 'EACCES') return 'set PORT and MAIL_IN_PORT to 1024 or more, or run as root';
  return 'set HOST to an address of this machine';
}
