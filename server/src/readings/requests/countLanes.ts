import type { LaneCounts } from '#contract/readings/calls.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { laneCounts } from './lanesSql.ts';

/** How many requests are in each lane of the writer's desk. */
export const countLanes = async ({ db, actor }: Context<ScopedAccess>): Promise<LaneCounts> =>
  laneCounts.one(db, { actorId: actor.id });
