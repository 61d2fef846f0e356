import type { Config } from '../../platform/config.ts';
import { systemClock } from '../../platform/clock.ts';
import { checkBackups } from './checkBackups.ts';
import { checkClock, checkDatabase } from './checkDatabase.ts';
import { checkBucket } from './checkBucket.ts';
import { checkDisk } from './checkDisk.ts';
import { checkGateway } from './checkGateway.ts';
import { checkMail } from './checkMail.ts';
import { checkRedis } from './checkRedis.ts';
import { checkSettings } from './checkSettings.ts';
import { summarizeError, type Finding, problem } from './finding.ts';

type Check = () => Promise<Omit<Finding, 'subject'>> | Omit<Finding, 'subject'>;

/**
 * Checks everything that the product needs, and changes no data. Without DATABASE_URL it starts the embedded PostgreSQL,
 * which is created if there is none.
 * @param withDatabase opens the database, calls `act`, and closes it
 */
export async function runDoctorChecks(
  config: Config,
  withDatabase: (act: (url: string) => Promise<void>) => Promise<void>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const check = async (subject: string, look: Check) => {
    const found = await Promise.try(look).catch((error: unknown) => problem(summarizeError(error)));
    findings.push({ subject, ...found });
  };
  await check('settings', () => checkSettings(config));
  await check('disk', () => checkDisk(config.dataDir));
  try {
    await withDatabase(async (url) => {
      await check('database', () => checkDatabase(url, config.workers));
      await check('clock', () => checkClock(url));
    });
  } catch (error) {
    findings.push({ subject: 'database', ...problem(summarizeError(error)) });
  }
  const { s3, redisUrl } = config;
  if (s3 !== undefined) await check('bucket', () => checkBucket(config));
  if (redisUrl !== undefined) await check('redis', () => checkRedis(redisUrl));
  await check('mail', () => checkMail(config.smtpUrl));
  await check('gateway', () => checkGateway(config.stripe?.secretKey));
  await check('backups', () => checkBackups(config.dataDir, systemClock.now()));
  return findings;
}
