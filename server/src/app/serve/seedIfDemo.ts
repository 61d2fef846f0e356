import { DEMO_PASSWORD, seedDemo } from '../../seed/demo.ts';
import type { Product } from '../product.ts';
import { printLine } from './printLine.ts';

export async function seedIfDemo({ services }: Product): Promise<void> {
  if (services.config.isDemo && (await seedDemo(services)))
    printLine(
      `A demo is ready. Log in as writer@moonletter.test, monthly_active@moonletter.test or one of the other\nmembers (docs/map.md names them); the password is ${DEMO_PASSWORD}`,
    );
}
