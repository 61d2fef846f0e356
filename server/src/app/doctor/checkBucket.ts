import type { Config } from '../../platform/config.ts';
import { chooseFiles } from '../adapters.ts';
import { summarizeError, ok, problem } from './finding.ts';

/** Lists the bucket's first files, which changes nothing. */
export async function checkBucket(config: Pick<Config, 'dataDir' | 's3'>) {
  try {
    const files = await chooseFiles(config);
    await files.names()[Symbol.asyncIterator]().next();
    return ok('the store of S3_URL answers and accepts the key');
  } catch (error) {
    return problem(`${summarizeError(error)}. Check S3_URL`);
  }
}
