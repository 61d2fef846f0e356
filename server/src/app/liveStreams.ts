import { findTokenRoles } from '../accounts/tokens.ts';
import type { Services } from '../platform/context.ts';
import { EventNumberer } from '../platform/streams/eventNumberer.ts';
import { findNewestEventId, Streams } from '../platform/streams/streams.ts';
import { chooseBus } from './adapters.ts';

interface LiveStreamsOptions {
  databaseUrl: string;
  instanceId: string;
  /** Interval of the streams' heartbeats and access checks. */
  heartbeatMs: number | undefined;
  /** Called in addition to what the streams do when the bus is connected again. */
  onReconnect: () => void;
}

/** Connects the streams, the bus and the numbering of events with each other. */
export async function openLiveStreams(
  services: Services,
  { databaseUrl, instanceId: self, heartbeatMs, onReconnect }: LiveStreamsOptions,
) {
  const { db, clock, log } = services;
  // Read before the bus can wake the streams, which would otherwise deliver all stored events again.
  const newestEventId = await findNewestEventId(db);
  const bus = await chooseBus(services, databaseUrl, {
    log,
    onReconnect() {
      streams.wake();
      void streams.recheckAll();
      onReconnect();
    },
  });
  const numberer = new EventNumberer({
    databaseUrl,
    instanceId: self,
    onBeat: () => streams.wake(),
    onRelease: () => void bus.publish('election', self),
  });
  const streams = new Streams(db, log, {
    numberer,
    askToNumber: () => void bus.publish('announced', self),
    wakeOthers: () => void bus.publish('events', self),
    findTokenRoles: (tokenIds) => findTokenRoles(db, tokenIds, clock.now()),
    newestEventId,
    heartbeatMs,
  });
  // The bus delivers a wake-up to every instance, including the sender; the id lets it ignore its own.
  bus.subscribe('events', (from) => from !== self && streams.wake());
  bus.subscribe('announced', (from) => from !== self && numberer.isElected && streams.wake());
  bus.subscribe('election', (from) => from !== self && void numberer.tryNow());
  bus.subscribe('access', (userId) => void streams.recheckUser(Number(userId)));
  bus.subscribe('ephemeral', (data) => streams.broadcastEphemeral(data));
  return { bus, numberer, streams };
}
