import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { printLine } from '../serve/printLine.ts';
import { withRunningDatabase } from './withDatabase.ts';

export async function doctorCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  const { runDoctorChecks } = await import('../doctor/runDoctorChecks.ts');
  const findings = await runDoctorChecks(config, (act) => withRunningDatabase(config, act));
  for (const { subject, isOk, text } of findings)
    printLine(`${isOk ? 'ok   ' : 'ERROR'}  ${subject.padEnd(9)}  ${text}`);
  if (findings.some(({ isOk }) => !isOk)) process.exitCode = 1;
}
