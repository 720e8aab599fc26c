import './analytics.css';
import { EmptyState, Skeleton, useTranslate } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';
import { IconInfoCircle } from '@tabler/icons-react';
import { Faces } from '../../shared/Faces.tsx';
import { usePatient } from '../../shared/patient.ts';
import { salesQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { ByCourse } from './ByCourse.tsx';
import { Figures } from './Figures.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesPart } from './SalesPart.tsx';
import { useRange } from './useRange.ts';

const Shape = () => (
  <div className="analytics">
    <Skeleton height={110} />
    <Skeleton height={300} />
    <TableSkeleton rows={5} />
  </div>
);

/** An instructor's sales in the chosen dates, after the gateway's cut. */
export const AnalyticsTab = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const { range } = useRange();
  const sales = usePatient(salesQuery(instructor, formatApiDate(range.from), formatApiDate(range.to)));
  return (
    <div className="panel-body">
      <p className="cut-note">
        <IconInfoCircle aria-hidden />
        <span>{t('panel.analytics.note')}</span>
      </p>
      <Faces of={sales} skeleton={<Shape />}>
        {({ data, lifetime }) => (
          <div className="analytics">
            <Figures sales={data} lifetime={lifetime} />
            {data.length === 0 ? (
              <EmptyState title={t('panel.analytics.empty')} />
            ) : (
              <>
                <div className="charts">
                  <SalesChart sales={data} range={range} />
                  <ByCourse sales={data} instructor={instructor} />
                </div>
                <SalesPart sales={data} range={range} />
              </>
            )}
          </div>
        )}
      </Faces>
    </div>
  );
};
