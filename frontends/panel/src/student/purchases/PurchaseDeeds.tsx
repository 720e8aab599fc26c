import { Button, ButtonLink, useText, type Wire } from '@sargam/kit';
import { IconCreditCard, IconFileTypePdf, IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { useDocument } from '../../shared/useDocument.ts';
import { useNow } from '../../shared/useNow.ts';
import { wayToPay } from './pay-again.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { usePayAgain } from './usePayAgain.ts';

type Purchase = Wire['Purchase'];

const Invoice = ({ purchase, number }: { purchase: Purchase; number: string }) => {
  const t = useText();
  const { busy, save } = useDocument({ kind: 'invoice', id: purchase._id, number });
  return (
    <Button
      variant="line"
      size="s"
      busy={busy}
      icon={<IconFileTypePdf aria-hidden />}
      aria-label={t('panel.purchases.invoice_label', { number })}
      onClick={save}
    >
      {t('panel.purchases.invoice')}
    </Button>
  );
};

const AskForRefund = ({ purchase }: { purchase: Purchase }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="s" icon={<IconReceiptRefund aria-hidden />} onClick={() => setOpen(true)}>
        {t('panel.refund.ask')}
      </Button>
      <RefundDialog purchase={purchase} open={open} close={() => setOpen(false)} />
    </>
  );
};

const PayAgain = ({ purchase }: { purchase: Purchase }) => {
  const t = useText();
  const { pay, busy } = usePayAgain(purchase);
  return (
    <Button size="s" busy={busy} icon={<IconCreditCard aria-hidden />} onClick={pay}>
      {t('panel.purchases.pay')}
    </Button>
  );
};

/** What can be done about a purchase now. */
export const PurchaseDeeds = ({ purchase }: { purchase: Purchase }) => {
  const t = useText();
  const way = wayToPay(purchase, useNow());
  return (
    <div className="deeds">
      {purchase.invoice && <Invoice purchase={purchase} number={purchase.invoice} />}
      {way === 'pay' && <PayAgain purchase={purchase} />}
      {way === 'cart' && (
        <ButtonLink variant="line" size="s" to="/cart">
          {t('panel.purchases.to_cart')}
        </ButtonLink>
      )}
      {purchase.refundReasons.length > 0 && <AskForRefund purchase={purchase} />}
    </div>
  );
};
