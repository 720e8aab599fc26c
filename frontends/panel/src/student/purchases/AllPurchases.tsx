import { ButtonLink, EmptyState, Pagination, useText, type Wire } from '@sargam/kit';
import { Faces } from '../../shared/Faces.tsx';
import { usePatient } from '../../shared/patient.ts';
import { purchasesQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { usePages } from '../../shared/usePages.ts';
import { PurchaseTable } from './PurchaseTable.tsx';

const PAGE_SIZE = 20;
const ASK_MS = 5_000;
const moving = new Set<Wire['OrderState']>(['awaiting_payment', 'review']);

const Nothing = () => {
  const t = useText();
  return (
    <EmptyState
      drawing="cart"
      title={t('panel.purchases.empty')}
      action={
        <ButtonLink variant="line" to="/allcourses">
          {t('panel.classroom.browse')}
        </ButtonLink>
      }
    />
  );
};

/** Courses bought, newest first. While a payment is under way the list is asked for again until its end is known. */
export const AllPurchases = ({ userId }: { userId: string }) => {
  const { page, to } = usePages('page');
  const purchases = usePatient({
    ...purchasesQuery(userId, page, PAGE_SIZE),
    refetchInterval: ({ state }) => (state.data?.data.some((one) => moving.has(one.state)) ? ASK_MS : false),
  });
  return (
    <Faces of={purchases} skeleton={<TableSkeleton rows={5} />}>
      {({ data, total }) =>
        total === 0 ? (
          <Nothing />
        ) : (
          <div>
            <PurchaseTable purchases={data} />
            <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} to={to} />
          </div>
        )
      }
    </Faces>
  );
};
