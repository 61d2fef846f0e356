import type { MetricObject } from 'prom-client';

/** A metric as sent between processes, without its functions. */
export type PlainMetric = Omit<MetricObject, 'collect'>;

/** Messages from a worker to the primary. */
export type FromWorker =
  | { kind: 'serves'; address: string }
  /** Asks for the metrics of all workers; answered by `allMetrics`. */
  | { kind: 'askAllMetrics'; question: number }
  | { kind: 'ownMetrics'; question: number; metrics: PlainMetric[] };

/** Messages from the primary to a worker. */
export type ToWorker =
  /**
   * Another worker has taken its place. `makeWay` is the earlier name: after an update, a primary that still runs the old
   * version sends it to a new worker.
   */
  | { kind: 'drain' | 'makeWay' }
  /** To be answered by `ownMetrics`. */
  | { kind: 'askOwnMetrics'; question: number }
  | { kind: 'allMetrics'; question: number; metrics: PlainMetric[][] };
