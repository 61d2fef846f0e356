import type { Context, ScopedAccess } from '../platform/context.ts';
import { allTags } from './sql.ts';

export const listTags = ({ db }: Context<ScopedAccess>) => allTags.all(db);
