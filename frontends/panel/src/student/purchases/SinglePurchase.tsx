import { EmptyMessage, isApiError, Link } from '@sargam/kit';
import styles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { orderQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { tabUrl } from '../tabs.ts';
import { PurchaseTable } from './PurchaseTable.tsx';

const PurchaseNotFound = () => (
  <EmptyMessage
    illustration="cart"
    title="panel.purchases.missing"
    link={[tabUrl('3'), 'panel.purchases.all']}
  />
);

const renderRefusal = (error: Error) =>
  isApiError(error) && (error.status === 403 || error.status === 404) ? <PurchaseNotFound /> : undefined;

/** One order, with a link to all orders. */
export const SinglePurchase = ({ order }: { order: string }) => (
  <QueryStates
    state={useRetryingQuery(orderQuery(order))}
    skeleton={<TableSkeleton rows={1} tall />}
    renderRefusal={renderRefusal}
  >
    {(purchase) => (
      <>
        <p className={styles.sectionHead}>
          <Link to={tabUrl('3')} text="panel.purchases.all" />
        </p>
        <PurchaseTable purchases={[purchase]} />
      </>
    )}
  </QueryStates>
);
