import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { printLine } from '../serve/printLine.ts';
import { CommandError } from './commandError.ts';
import { withFileErrors } from './withFileErrors.ts';
import { withProduct } from './withProduct.ts';

export async function seedCommand(config: Config, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string' },
      requests: { type: 'string' },
      messages: { type: 'string' },
      ids: { type: 'string' },
    },
  });
  await (Object.keys(values).length === 0 ? seedWithDemo(config) : seedWithSize(config, values));
}

async function seedWithDemo(config: Config): Promise<void> {
  if (config.isProduction) throw new CommandError('The demo is refused in production');
  await withProduct(config, async ({ services }) => {
    const { seedDemo } = await import('../../seed/demo.ts');
    printLine(
      (await seedDemo(services))
        ? 'The demo is ready'
        : 'There are users already: the demo data is written only into an empty database',
    );
  });
}

type Counts = Partial<Record<'users' | 'requests' | 'messages', string>>;

async function seedWithSize(
  config: Config,
  { ids: idsFile, ...given }: Counts & { ids?: string },
): Promise<void> {
  const count = (name: keyof Counts) => {
    if (!/^\d{1,9}$/.test(given[name] ?? '')) throw new CommandError(`--${name} takes a whole number`);
    return Number(given[name]);
  };
  const size = { users: count('users'), requests: count('requests'), messages: count('messages') };
  if (size.users < 1 || size.messages < size.requests)
    throw new CommandError('At least one user and one message for each request are required');
  // Before the load, which takes minutes.
  if (idsFile !== undefined)
    await withFileErrors('The ids cannot be written', () => writeFile(idsFile, '', { mode: 0o600 }));
  await withProduct(config, async ({ services }) => {
    const { seedBulk } = await import('../../seed/bulk.ts');
    await seedBulk(services, { ...size, idsFile, onProgress: printLine });
  });
}
