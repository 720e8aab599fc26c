import { type Dashboard, graph, panelThatMustBeZero, quantileBy, type Row, rateBy } from './dashboard.ts';

const chosen = '{service="$service"}';
const failedCalls = 'grpc_server_seconds_count{code=~"INTERNAL|UNKNOWN|UNAVAILABLE|DEADLINE_EXCEEDED"}';

const labels = 'topic, group';

/** The graphs of events; `filter` limits them to one service. */
const eventRow = (filter: string): Row => ({
  title: 'Events',
  panels: [
    graph('Waiting in the outbox', 'short', `max by (service) (outbox_pending${filter})`, '{{service}}'),
    graph('Outbox lag, p95', 's', quantileBy(0.95, 'service', 'outbox_lag_seconds', filter), '{{service}}'),
    graph(
      'Consumer lag',
      'short',
      `sum by (${labels}) (max by (${labels}, partition) (events_consumer_lag${filter}))`,
      '{{topic}} → {{group}}',
    ),
    graph(
      'From occurrence to handling, p95',
      's',
      quantileBy(0.95, labels, 'events_end_to_end_seconds', filter),
      '{{topic}} → {{group}}',
    ),
    graph(
      'Retried attempts',
      'ops',
      rateBy(labels, `events_retried_total${filter}`),
      '{{topic}} → {{group}}',
    ),
    panelThatMustBeZero(
      'Dead letters in the last day',
      `sum(increase(events_dead_lettered_total${filter}[1d])) or vector(0)`,
    ),
  ],
});

export const overview: Dashboard = {
  id: 'sargam-overview',
  title: 'Sargam: all services',
  hasServiceChoice: false,
  rows: [
    {
      title: 'Calls',
      panels: [
        graph('Calls handled', 'reqps', rateBy('service', 'grpc_server_seconds_count'), '{{service}}'),
        graph('Failed calls', 'reqps', rateBy('service, code', failedCalls), '{{service}} {{code}}'),
        graph('Duration, p95', 's', quantileBy(0.95, 'service', 'grpc_server_seconds'), '{{service}}'),
      ],
    },
    {
      title: 'Saturation',
      panels: [
        graph('CPU', 'cores', rateBy('service', 'process_cpu_seconds_total'), '{{service}}'),
        graph('Memory', 'bytes', 'max by (service) (process_resident_memory_bytes)', '{{service}}'),
        graph(
          'Event loop lag, p99',
          's',
          'max by (service) (nodejs_eventloop_lag_p99_seconds)',
          '{{service}}',
        ),
      ],
    },
    eventRow(''),
  ],
};

export const service: Dashboard = {
  id: 'sargam-service',
  title: 'Sargam: one service',
  hasServiceChoice: true,
  rows: [
    {
      title: 'Calls handled',
      panels: [
        graph('Rate', 'reqps', rateBy('method', `grpc_server_seconds_count${chosen}`), '{{method}}'),
        graph(
          'Errors',
          'reqps',
          rateBy('method, code', 'grpc_server_seconds_count{service="$service",code!="OK"}'),
          '{{method}} {{code}}',
        ),
        graph('Duration, p95', 's', quantileBy(0.95, 'method', 'grpc_server_seconds', chosen), '{{method}}'),
      ],
    },
    {
      title: 'Calls made and jobs',
      panels: [
        graph(
          'Calls to other services',
          'reqps',
          rateBy('method, outcome', `grpc_client_seconds_count${chosen}`),
          '{{method}} {{outcome}}',
        ),
        graph(
          'Duration of calls made, p95',
          's',
          quantileBy(0.95, 'method', 'grpc_client_seconds', chosen),
          '{{method}}',
        ),
        graph('Jobs', 'ops', rateBy('job, outcome', `job_runs_total${chosen}`), '{{job}} {{outcome}}'),
      ],
    },
    {
      title: 'Saturation of each replica',
      panels: [
        graph('CPU', 'cores', `rate(process_cpu_seconds_total${chosen}[$__rate_interval])`, '{{instance}}'),
        graph('Memory', 'bytes', `process_resident_memory_bytes${chosen}`, '{{instance}}'),
        graph('Event loop lag, p99', 's', `nodejs_eventloop_lag_p99_seconds${chosen}`, '{{instance}}'),
      ],
    },
    eventRow(chosen),
  ],
};
