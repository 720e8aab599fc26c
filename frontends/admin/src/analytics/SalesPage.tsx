import { apiGet, Skeleton, Text, typography, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { FilterBar, RangeFilter, useListState } from '../table/index.ts';
import analyticsStyles from './analytics.module.css';
import { SalesCharts } from './SalesCharts.tsx';
import { SalesTable } from './SalesTable.tsx';

/** Orders and money of the chosen dates, of the last 30 days and of all time. */
export default function SalesPage() {
  const { t } = useI18n();
  const list = useListState({ pageSize: 1 });
  const sales = useQuery(apiGet('/analytics/sales/{start}/{end}', { path: list.apiRange }));
  return (
    <ScreenPage
      title="admin.menu.sales"
      actions={
        <ScreenLink to="/adminorderlist">
          <Text id="admin.menu.orders" />
        </ScreenLink>
      }
    >
      <FilterBar>
        <RangeFilter list={list} />
      </FilterBar>
      <QueryPart query={sales} loading={<Skeleton height={360} count={2} />}>
        {({ data }) => (
          <div className={analyticsStyles.page}>
            <SalesCharts {...data} />
            <SalesTable {...data} />
            <p className={`${analyticsStyles.note} ${typography.tiny} ${typography.muted}`}>
              {t('admin.sales.note_gateway')}
            </p>
          </div>
        )}
      </QueryPart>
    </ScreenPage>
  );
}
