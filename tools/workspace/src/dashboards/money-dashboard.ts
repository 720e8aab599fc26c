import { type Dashboard, graph, panelThatMustBeZero, quantileBy, rateBy } from './dashboard.ts';

export const money: Dashboard = {
  id: 'sargam-money',
  title: 'Sargam: money',
  hasServiceChoice: false,
  rows: [
    {
      title: 'Must be zero',
      panels: [
        panelThatMustBeZero('Trial balance in poisha', 'max(abs(ledger_trial_balance_poisha))'),
        panelThatMustBeZero('Orders under review', 'max(orders_under_review)'),
        panelThatMustBeZero('Charges under review', 'max(charges_under_review)'),
        panelThatMustBeZero('Stuck refunds', 'max(refunds_stuck)'),
        panelThatMustBeZero('Overdue gift card mails', 'max(gift_card_deliveries_overdue)'),
        panelThatMustBeZero(
          'Forged notifications in the last day',
          'sum(increase(payment_notifications_total{outcome="forged"}[1d])) or vector(0)',
        ),
      ],
    },
    {
      title: 'Payments',
      panels: [
        graph(
          'Notifications by outcome',
          'ops',
          rateBy('source, outcome', 'payment_notifications_total'),
          '{{source}} {{outcome}}',
        ),
        graph('Payment pages by outcome', 'ops', rateBy('outcome', 'payment_pages_total'), '{{outcome}}'),
        graph(
          'Calls of the payment gateway, p95',
          's',
          quantileBy(0.95, 'operation', 'payment_gateway_seconds'),
          '{{operation}}',
        ),
      ],
    },
    {
      title: 'Refunds and gift cards',
      panels: [
        graph('Refunds by new state', 'ops', rateBy('state, by', 'refunds_total'), '{{state}} by {{by}}'),
        {
          title: 'Gift cards',
          unit: 'ops',
          queries: [
            { expr: 'sum(rate(gift_cards_issued_total[$__rate_interval]))', legend: 'issued' },
            { expr: 'sum(rate(gift_cards_redeemed_total[$__rate_interval]))', legend: 'redeemed' },
          ],
        },
        graph(
          'Rejected gift card codes',
          'ops',
          rateBy('call', 'gift_card_code_rejections_total'),
          '{{call}}',
        ),
      ],
    },
  ],
};
