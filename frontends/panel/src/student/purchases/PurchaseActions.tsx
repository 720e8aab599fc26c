import { type ApiSchemas, api, Button, buildPaymentForm, useUser } from '@sargam/kit';
import { useMinute } from '@sargam/kit/waiting';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { InvoiceButton } from '../../shared/InvoiceButton.tsx';
import { PayButton } from '../../shared/PayButton.tsx';
import { useOpenPaymentPage } from '../../shared/useOpenPaymentPage.ts';
import { GiveBackButton } from './GiveBack.tsx';
import { OrderAgainButton } from './OrderAgainButton.tsx';
import { findPayAction } from './pay-action.ts';
import styles from './purchases.module.css';
import { RefundDialog } from './RefundDialog.tsx';
import { AbandonButton } from './UndecidedPayment.tsx';

/** Opens the payment page for an unpaid order. */
const usePayAgain = (order: ApiSchemas['Purchase']) => {
  const user = useUser();
  return useOpenPaymentPage(async () => {
    const path = { id: user?.id ?? '' };
    const buyer = await api.GET('/user/{id}', { params: { path } });
    return api.POST('/cart/ssl/', { body: buildPaymentForm(order, buyer) });
  }, '/order/');
};

type Purchase = ApiSchemas['Purchase'];

const RefundButton = ({ purchase }: { purchase: Purchase }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<IconReceiptRefund aria-hidden />}
        onClick={() => setOpen(true)}
        text="panel.refund.ask"
      />
      <RefundDialog purchase={purchase} open={open} close={() => setOpen(false)} />
    </>
  );
};

const PayAgainButton = ({ purchase }: { purchase: Purchase }) => <PayButton {...usePayAgain(purchase)} />;

export const PurchaseActions = ({ purchase }: { purchase: Purchase }) => {
  const paymentStep = findPayAction(purchase, useMinute());
  return (
    <div className={styles.actions}>
      {purchase.invoice && <InvoiceButton kind="invoice" id={purchase._id} number={purchase.invoice} />}
      {paymentStep === 'pay' && <PayAgainButton purchase={purchase} />}
      {paymentStep === 'cart' && <OrderAgainButton purchase={purchase} />}
      {purchase.paymentUndecidedUntil && <AbandonButton purchase={purchase} />}
      {purchase.returnableUntil && <GiveBackButton purchase={purchase} />}
      {purchase.refundReasons.length > 0 && <RefundButton purchase={purchase} />}
    </div>
  );
};
