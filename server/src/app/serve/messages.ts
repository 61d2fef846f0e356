import type { MetricObject } from 'prom-client';

/** As it is sent between processes, without functions. */
export type PlainMetric = Omit<MetricObject, 'collect'>;

/** What a worker tells its primary. */
export type FromWorker =
  | { kind: 'serves'; address: string }
  /** Wants the metrics of all workers; answered by `allMetrics`. */
  | { kind: 'askAllMetrics'; question: number }
  | { kind: 'ownMetrics'; question: number; metrics: PlainMetric[] };

/** What a primary tells its workers. */
export type ToWorker =
  /** Another worker has taken its place. */
  | { kind: 'makeWay' }
  /** To be answered by `ownMetrics`. */
  | { kind: 'askOwnMetrics'; question: number }
  | { kind: 'allMetrics'; question: number; metrics: PlainMetric[][] };
