import { ButtonLink, EmptyState, Pagination, useTranslate } from '@sargam/kit';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { PurchaseTable } from './PurchaseTable.tsx';
import type { Purchases } from './usePurchases.ts';

const NoPurchases = () => {
  const t = useTranslate();
  return (
    <EmptyState
      illustration="cart"
      title={t('panel.purchases.empty')}
      action={
        <ButtonLink variant="line" to="/allcourses">
          {t('panel.classroom.browse')}
        </ButtonLink>
      }
    />
  );
};

/** Bought courses, newest first. */
export const AllPurchases = ({ list: { purchases, page, pages, to } }: { list: Purchases }) => (
  <QueryStates state={purchases} skeleton={<TableSkeleton rows={5} tall />}>
    {({ data, total }) =>
      total === 0 ? (
        <NoPurchases />
      ) : (
        <div>
          <PurchaseTable purchases={data} />
          <Pagination page={page} pages={pages(total)} to={to} />
        </div>
      )
    }
  </QueryStates>
);
