import { oncePerService } from './kafka-client.ts';

/** The metrics of the service's published and consumed events. */
export const eventMetricsOf = oncePerService((service) => {
  const labels = ['topic', 'group'] as const;
  return {
    outboxLag: service.histogram('outbox_lag_seconds', 'Time from the outbox entry to its publication'),
    handled: service.counter('events_handled_total', 'Events handled', labels),
    duplicates: service.counter('events_duplicate_total', 'Deliveries of events already handled', labels),
    retried: service.counter('events_retried_total', 'Failed handler attempts that were retried', labels),
    dead: service.counter('events_dead_lettered_total', 'Events sent to the dead-letter topic', labels),
    delay: service.histogram(
      'events_end_to_end_seconds',
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
});
export type EventMetrics = ReturnType<typeof eventMetricsOf>;
