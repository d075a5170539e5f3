import { Global, Module } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { Metrics, NoMetrics } from './metrics.ts';

@Global()
@Module({
  providers: [
    {
      provide: Metrics,
      inject: [Config],
      useFactory: async ({ env }: Config): Promise<Metrics> => {
        if (env.METRICS_PORT === 0) return new NoMetrics();
        const { PrometheusMetrics } = await import('./prometheus-metrics.ts');
        return new PrometheusMetrics();
      },
    },
  ],
  exports: [Metrics],
})
export class MetricsModule {}
