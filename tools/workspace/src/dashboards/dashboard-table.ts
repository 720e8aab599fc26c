import type { Dashboard } from './dashboard.ts';
import { money } from './money-dashboard.ts';
import { overview, service } from './service-dashboards.ts';
import { site } from './site-dashboard.ts';

/** Every dashboard. `npm run generate` writes each to `deploy/grafana`. */
export const dashboards: readonly Dashboard[] = [overview, service, money, site];
