import type { ApiSchemas } from '@sargam/kit';

export type Sales = ApiSchemas['SalesAnalytics']['data'];
export type SalesSummary = ApiSchemas['SalesSummary'];

/** The periods in the order of the screen, with the text keys of their names. */
export const periods = [
  { key: 'range', name: 'admin.sales.chosen' },
  { key: 'last30Days', name: 'admin.range.month' },
  { key: 'allTime', name: 'admin.range.all' },
] as const;
