import { Pagination, typography, useI18n } from '@sargam/kit';
import styles from './table.module.css';
import type { ListAnswer } from './useList.ts';
import type { UrlChange } from './useListState.ts';

type Props = {
  page: number;
  limit: number;
  answer: ListAnswer<unknown>;
  urlWith: (change: UrlChange) => string;
};

/** Lists return pages up to this row. The shown total can be larger. */
const lastReachableRow = 10_000;

/** The span of the shown rows and the links to the pages. Where the server does not count all rows, the last page leads to one more. */
export const TablePages = ({ page, limit, answer: { data, total, more }, urlWith }: Props) => {
  const { t } = useI18n();
  const first = (page - 1) * limit + 1;
  const last = more ? first + data.length - 1 : Math.min(total, first + limit - 1);
  const counted = Math.ceil(Math.min(total, lastReachableRow) / limit);
  const pages = more ? Math.max(counted, data.length < limit ? page : page + 1) : counted;
  return (
    <div className={styles.pages}>
      <p className={`${typography.small} ${typography.muted} ${typography.digits}`} aria-live="polite">
        {t(more ? 'admin.list.span_more' : 'admin.list.span', { first, last, total })}
      </p>
      <Pagination page={page} pages={pages} to={(next) => urlWith({ page: next })} />
    </div>
  );
};
