import { ButtonLink, EmptyState, isApiError, Link, useTranslate } from '@sargam/kit';
import { Faces } from '../../shared/Faces.tsx';
import { usePatient } from '../../shared/patient.ts';
import { orderQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { tabAddress } from '../tabs.ts';
import { PurchaseTable } from './PurchaseTable.tsx';

const Missing = () => {
  const t = useTranslate();
  return (
    <EmptyState
      illustration="cart"
      title={t('panel.purchases.missing')}
      action={
        <ButtonLink variant="line" to={tabAddress('3')}>
          {t('panel.purchases.all')}
        </ButtonLink>
      }
    />
  );
};

const refused = (error: Error) =>
  isApiError(error) && (error.status === 403 || error.status === 404) ? <Missing /> : undefined;

/** One order by itself, and the way to all of them. */
export const OnePurchase = ({ order }: { order: string }) => {
  const t = useTranslate();
  return (
    <Faces of={usePatient(orderQuery(order))} skeleton={<TableSkeleton rows={1} tall />} refused={refused}>
      {(purchase) => (
        <>
          <p className="panel-sub">
            <Link to={tabAddress('3')}>{t('panel.purchases.all')}</Link>
          </p>
          <PurchaseTable purchases={[purchase]} />
        </>
      )}
    </Faces>
  );
};
