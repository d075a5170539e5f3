import prometheus from 'prom-client';

import { type Counter, type Metric, Metrics, type Read, type Timer } from './metrics.ts';

const PREFIX = 'common_roof_';
/** Upper bounds in seconds: calls and jobs take milliseconds, e-mails and documents seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics in the client library of Prometheus. Only a process that serves them loads this file. */
export class PrometheusMetrics extends Metrics {
  private readonly registry = new prometheus.Registry();

  constructor() {
    super();
    // Their names are those of every Node.js process, which dashboards of others know.
    prometheus.collectDefaultMetrics({ register: this.registry });
  }

  override counter<Label extends string = never>(metric: Metric<Label>): Counter<Label> {
    const counter = new prometheus.Counter(this.settings(metric));
    return {
      increment: (labels, amount = 1) => {
        counter.inc(labels, amount);
      },
    };
  }

  override total<Label extends string = never>(metric: Metric<Label>, read: Read<Label>): void {
    new prometheus.Counter({
      ...this.settings(metric),
      async collect() {
        const readings = await readIfPossible(read);
        this.reset();
        for (const { labels, value } of readings) this.inc(labels, value);
      },
    });
  }

  override timer<Label extends string = never>(metric: Metric<Label>): Timer<Label> {
    return new prometheus.Histogram({ ...this.settings(metric), buckets: BUCKETS });
  }

  override gauge<Label extends string = never>(metric: Metric<Label>, read: Read<Label>): void {
    new prometheus.Gauge({
      ...this.settings(metric),
      async collect() {
        const readings = await readIfPossible(read);
        this.reset();
        // Without labels, a reset is a zero, which would be a lie.
        if (metric.labels === undefined) this.remove();
        for (const { labels, value } of readings) this.set(labels, value);
      },
    });
  }

  override async expose(): Promise<{ text: string; contentType: string }> {
    return { text: await this.registry.metrics(), contentType: this.registry.contentType };
  }

  private settings<Label extends string>({ name, help, labels = [] }: Metric<Label>) {
    return { name: `${PREFIX}${name}`, help, labelNames: [...labels], registers: [this.registry] };
  }
}

/** While a store is down, the metrics that need none are wanted most. */
async function readIfPossible<Label extends string>(read: Read<Label>) {
  try {
    return await read();
  } catch {
    return [];
  }
}
