import { type ApiSchemas, Button, Pagination, parsePage, useSearchParams, useTranslate } from '@sargam/kit';
import { IconFileTypeCsv } from '@tabler/icons-react';
import styles from '../../shared/panel.module.css';
import { saveFile } from '../../shared/save-file.ts';
import type { Range } from './date-range.ts';
import { SalesTable } from './SalesTable.tsx';
import { toSalesCsv } from './sales-csv.ts';
import { useDateRange } from './useDateRange.ts';

const PAGE_SIZE = 20;

type Props = { sales: readonly ApiSchemas['InstructorSale'][]; range: Range };

/** Sales in pages; the CSV file contains all of them. */
export const SalesSection = ({ sales, range }: Props) => {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const { toPage } = useDateRange();
  const pages = Math.ceil(sales.length / PAGE_SIZE);
  const page = Math.min(pages, parsePage(searchParams));
  const save = (): void =>
    saveFile(
      `sales-${range.from}-${range.to}.csv`,
      new Blob([toSalesCsv(sales)], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <div>
      <div className={styles.sectionHead}>
        <h2>{t('panel.analytics.sales')}</h2>
        <Button
          variant="line"
          size="small"
          icon={<IconFileTypeCsv aria-hidden />}
          aria-label={t('panel.analytics.csv_label')}
          onClick={save}
          text="panel.analytics.csv"
        />
      </div>
      <SalesTable sales={sales.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      <Pagination page={page} pages={pages} to={toPage} />
    </div>
  );
};
