import type { Context, ScopedAccess } from '../platform/context.ts';
import { compareText } from '../platform/compareText.ts';
import { allTags } from './sql.ts';
import { toManagedTag } from './toManagedTag.ts';

export async function listTags({ db }: Context<ScopedAccess>) {
  const rows = await allTags.all(db);
  return rows.toSorted((a, b) => compareText(a.text, b.text)).map(toManagedTag);
}
