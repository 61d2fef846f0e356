import {
  Histogram,
  type MetricObjectWithValues,
  type MetricType,
  type MetricValueWithName,
} from 'prom-client';
import { type Metrics, REQUEST_BUCKETS, type RequestTimes } from '../../platform/metrics.ts';

const NAME = 'moonletter_request_duration_seconds';
const HELP = 'Requests by call and status, and how long they took';
type Label = 'call' | 'status' | 'le';

/** Publishes the requests that `Metrics` has counted. It does not observe requests itself. */
export class RequestHistogram extends Histogram<Label> {
  readonly #metrics: Metrics;

  constructor(metrics: Metrics) {
    super({
      name: NAME,
      help: HELP,
      labelNames: ['call', 'status'],
      buckets: [...REQUEST_BUCKETS],
      registers: [],
    });
    this.#metrics = metrics;
  }

  override async get(): Promise<MetricObjectWithValues<MetricValueWithName<Label>>> {
    return {
      name: NAME,
      help: HELP,
      // The library declares this enumeration without exporting it.
      type: 'histogram' as unknown as MetricType,
      aggregator: 'sum',
      collect() {},
      values: [...this.#metrics.requests()].flatMap(toSeries),
    };
  }

  /** The registry calls this on a histogram instead of `get`. */
  getForPromString() {
    return this.get();
  }
}

function toSeries({ call, status, buckets, sumSeconds }: RequestTimes): MetricValueWithName<Label>[] {
  const labels = { call, status };
  let count = 0;
  const cumulated = buckets.map((inBucket, at) => {
    count += inBucket;
    return {
      metricName: `${NAME}_bucket`,
      labels: { ...labels, le: REQUEST_BUCKETS[at] ?? '+Inf' },
      value: count,
    };
  });
  return [
    ...cumulated,
    { metricName: `${NAME}_sum`, labels, value: sumSeconds },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}
