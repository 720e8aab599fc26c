import type { Counter, Gauge, Histogram } from 'prom-client';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';

/** What is measured of the events a service tells and listens to. */
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

const known = new WeakMap<Service<KafkaValues>, EventMetrics>();

/** The service's measures of events, made when first asked for. */
export const eventMetricsOf = (service: Service<KafkaValues>): EventMetrics => {
  const metrics = known.get(service) ?? makeMetrics(service);
  known.set(service, metrics);
  return metrics;
};

const makeMetrics = (service: Service<KafkaValues>): EventMetrics => {
  const labels = ['topic', 'group'] as const;
  return {
    outboxLag: service.histogram('outbox_lag_seconds', 'From an event being decided to its being published'),
    handled: service.counter('events_handled_total', 'Events handled', labels),
    duplicates: service.counter('events_repeated_total', 'Events that had been handled before', labels),
    retried: service.counter('events_retried_total', 'Tries that failed and were made again', labels),
    dead: service.counter('events_dead_total', 'Events given up on', labels),
    delay: service.histogram(
      'events_delay_seconds',
      'From an event being decided to its being handled',
      labels,
    ),
    consumerLag: service.gauge('events_behind', 'Events of a partition still to be handled', [
      ...labels,
      'partition',
    ]),
    groupJoined: service.gauge('events_joined', 'Whether the listener is a member of its group', labels),
  };
};
