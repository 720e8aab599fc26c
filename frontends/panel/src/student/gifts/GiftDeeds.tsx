import { api, Button, call, toast, useText, type Wire } from '@sargam/kit';
import { IconFileTypePdf, IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { forget } from '../../shared/forget.ts';
import { useDocument } from '../../shared/useDocument.ts';
import { useFailureText } from '../../shared/useFailureText.ts';

type Order = Wire['StoreOrder'];

const failures = {
  'too-many-resends': 'panel.gifts.too_many_resends',
  'not-delivered-yet': 'panel.gifts.not_delivered_yet',
};

const addressOf = ({ forMyself, shippingAddress, userEmail }: Order): string =>
  forMyself || !shippingAddress ? userEmail : shippingAddress.email;

const Resend = ({ order }: { order: Order }) => {
  const t = useText();
  const failureText = useFailureText(failures);
  const sending = useMutation({
    mutationFn: () => call(api.POST('/store/order/{id}/resend', { params: { path: { id: order._id } } })),
    onSuccess: () => {
      toast.success(t('panel.gifts.resent', { email: addressOf(order) }));
      void forget('/store/order/');
    },
    onError: (error) => toast.error(failureText(error)),
  });
  return (
    <Button
      variant="ghost"
      size="s"
      busy={sending.isPending}
      icon={<IconMailForward aria-hidden />}
      aria-label={t('panel.gifts.resend_label', { email: addressOf(order) })}
      onClick={() => sending.mutate()}
    >
      {t('panel.gifts.resend')}
    </Button>
  );
};

const Invoice = ({ order, number }: { order: Order; number: string }) => {
  const t = useText();
  const { busy, save } = useDocument({ kind: 'gift-invoice', id: order._id, number });
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

/** What can be done about an order of gift cards: its invoice, and the cards once more to the same address. */
export const GiftDeeds = ({ order }: { order: Order }) => (
  <div className="deeds">
    {order.invoice && <Invoice order={order} number={order.invoice} />}
    {order.orderStatus === 'delivered' && <Resend order={order} />}
  </div>
);
