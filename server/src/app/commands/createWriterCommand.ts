import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import type { Product } from '../product.ts';
import { printLine } from '../serve/printLine.ts';
import { CommandError } from './commandError.ts';
import { USAGE } from './usage.ts';
import { withRunningDatabase } from './withDatabase.ts';
import { withProduct } from './withProduct.ts';

export async function createWriterCommand(config: Config, args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { email: text, 'first-name': text, 'last-name': text, password: text };
  const { values } = parseArgs({ args, options });
  const { email, 'first-name': firstName, 'last-name': lastName, password } = values;
  if (email === undefined || firstName === undefined || lastName === undefined || password === undefined)
    throw new CommandError(`All four options are required:\n${USAGE}`);
  const form = { email, firstName, lastName, password };
  const create = async ({ services }: Product) => {
    const { createWriter } = await import('../../readers/createWriter.ts');
    const refused = await createWriter(services, form);
    if (refused !== undefined) throw new CommandError(refused);
    printLine(`${email} can log in as a writer now`);
  };
  await withProduct(config, create, withRunningDatabase);
}
