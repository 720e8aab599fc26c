import { type Dashboard, graph, quantileBy, rateBy } from './dashboard.ts';

export const site: Dashboard = {
  id: 'sargam-site',
  title: 'Sargam: site, accounts and mails',
  hasServiceChoice: false,
  rows: [
    {
      title: 'Requests at the gateway',
      panels: [
        graph('By status', 'reqps', rateBy('status', 'http_requests_seconds_count'), '{{status}}'),
        graph('Duration by route, p95', 's', quantileBy(0.95, 'route', 'http_requests_seconds'), '{{route}}'),
        graph(
          'Rejected by a rate limit',
          'reqps',
          rateBy('class', 'gateway_rate_limited_total'),
          '{{class}}',
        ),
        graph(
          'Optional parts left out',
          'ops',
          rateBy('part', 'gateway_optional_parts_missing_total'),
          '{{part}}',
        ),
      ],
    },
    {
      title: 'Pages',
      panels: [
        graph('Renders by outcome', 'ops', rateBy('outcome', 'page_render_seconds_count'), '{{outcome}}'),
        graph('Render time, p95', 's', quantileBy(0.95, 'outcome', 'page_render_seconds'), '{{outcome}}'),
        graph(
          'Pages sent without content',
          'ops',
          'sum(rate(shell_neutral_pages_total[$__rate_interval]))',
          'pages',
        ),
        graph(
          'Failed renders',
          'ops',
          'sum(rate(shell_page_render_failures_total[$__rate_interval]))',
          'renders',
        ),
      ],
    },
    {
      title: 'Accounts and mails',
      panels: [
        graph('Logins', 'ops', rateBy('provider, outcome', 'logins_total'), '{{provider}} {{outcome}}'),
        graph(
          'Password reset requests',
          'ops',
          rateBy('outcome', 'password_reset_requests_total'),
          '{{outcome}}',
        ),
        graph('Mails', 'ops', rateBy('template, outcome', 'mails_total'), '{{template}} {{outcome}}'),
        graph('Mass mail: waiting and unknown', 'short', 'max by (state) (campaign_mails)', '{{state}}'),
      ],
    },
  ],
};
