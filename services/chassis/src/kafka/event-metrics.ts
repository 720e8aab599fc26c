import type { Counter, Gauge, Histogram } from 'prom-client';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';

/** The metrics of published and consumed events. */
export interface EventMetrics {
  readonly outboxLag: Histogram;
  readonly handled: Counter<'topic' | 'group'>;
  readonly duplicates: Counter<'topic' | 'group'>;
  readonly retried: Counter<'topic' | 'group'>;
  readonly dead: Counter<'topic' | 'group'>;
  readonly delay: Histogram<'topic' | 'group'>;
  readonly consumerLag: Gauge<'topic' | 'group' | 'partition'>;
  readonly groupJoined: Gauge<'topic' | 'group'>;
}

const metricsByService = new WeakMap<Service<KafkaValues>, EventMetrics>();

/** The service's event metrics, created at the first use. */
export const eventMetricsOf = (service: Service<KafkaValues>): EventMetrics => {
  const metrics = metricsByService.get(service) ?? createEventMetrics(service);
  metricsByService.set(service, metrics);
  return metrics;
};

const createEventMetrics = (service: Service<KafkaValues>): EventMetrics => {
  const labels = ['topic', 'group'] as const;
  return {
    outboxLag: service.histogram('outbox_lag_seconds', 'Time from the outbox entry to its publication'),
    handled: service.counter('events_handled_total', 'Events handled', labels),
    duplicates: service.counter('events_duplicate_total', 'Deliveries of events already handled', labels),
    retried: service.counter('events_retried_total', 'Failed handler attempts that were retried', labels),
    dead: service.counter('events_dead_total', 'Events sent to the dead-letter topic', labels),
    delay: service.histogram(
      'events_delay_seconds',
      'Time from the occurrence of an event to its handling',
      labels,
    ),
    consumerLag: service.gauge('events_consumer_lag', 'Events of a partition not yet handled', [
      ...labels,
      'partition',
    ]),
    groupJoined: service.gauge(
      'events_group_joined',
      '1 while the consumer is a member of its group',
      labels,
    ),
  };
};
