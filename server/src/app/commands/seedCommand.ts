import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { printLine } from '../serve/printLine.ts';
import { CommandError } from './commandError.ts';
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
  const count = (name: 'users' | 'requests' | 'messages') => {
    const given = values[name] ?? '';
    if (!/^\d{1,9}$/.test(given)) throw new CommandError(`--${name} takes a whole number`);
    return Number(given);
  };
  await withProduct(config, async ({ services }) => {
    if (values.users === undefined) {
      if (config.isProduction) throw new CommandError('The demo is refused in production');
      const { seedDemo } = await import('../../seed/demo.ts');
      printLine(
        (await seedDemo(services))
          ? 'The demo is ready'
          : 'There are users already: the demo data is written only into an empty database',
      );
      return;
    }
    const { seedBulk } = await import('../../seed/bulk.ts');
    await seedBulk(services, {
      users: count('users'),
      requests: count('requests'),
      messages: count('messages'),
      idsFile: values.ids,
      onProgress: printLine,
    });
  });
}
