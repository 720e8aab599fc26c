import './purchases.css';
import { ButtonLink, EmptyState, Pagination, useSearchParams, useText, type Wire } from '@sargam/kit';
import { Faces } from '../../shared/Faces.tsx';
import { pageOf } from '../../shared/page-of.ts';
import { usePatient } from '../../shared/patient.ts';
import { purchasesQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { tabAddress } from '../tabs.ts';
import { PurchaseTable } from './PurchaseTable.tsx';

const PAGE_SIZE = 20;
const ASK_MS = 5_000;
const open = new Set<Wire['OrderState']>(['awaiting_payment', 'review']);

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

/** What was bought, newest first. While a payment is under way the list is asked for again until its end is known. */
export const PurchasesTab = ({ userId }: { userId: string }) => {
  const [address] = useSearchParams();
  const page = pageOf(address.get('page'));
  const purchases = usePatient({
    ...purchasesQuery(userId, page, PAGE_SIZE),
    refetchInterval: ({ state }) => (state.data?.data.some((one) => open.has(one.state)) ? ASK_MS : false),
  });
  return (
    <div className="panel-body">
      <Faces of={purchases} skeleton={<TableSkeleton rows={5} />}>
        {({ data, total }) =>
          total === 0 ? (
            <Nothing />
          ) : (
            <>
              <PurchaseTable purchases={data} />
              <Pagination
                page={page}
                pages={Math.ceil(total / PAGE_SIZE)}
                to={(n) => `${tabAddress('3')}&page=${n}`}
              />
            </>
          )
        }
      </Faces>
    </div>
  );
};
