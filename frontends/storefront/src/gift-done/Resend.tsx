import { api, Button, toast, unwrap, useTranslate } from '@sargam/kit';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { giftToast } from '../gift-card/gift-toast.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { type StoreOrder, storeOrderQuery } from './useStoreOrder.ts';

/** The codes again, to the same address. */
export const Resend = ({ order }: { order: StoreOrder }) => {
  const t = useTranslate();
  const errorText = useRefusalText();
  const cache = useQueryClient();
  const sending = useMutation({
    mutationFn: () => unwrap(api.POST('/store/order/{id}/resend', { params: { path: { id: order._id } } })),
    onSuccess: ({ data }) => {
      cache.setQueryData(storeOrderQuery(order._id).queryKey, data);
      const email = data.shippingAddress?.email ?? data.userEmail;
      toast.success(t('storefront.done.sent_again', { email }), giftToast);
    },
    onError: (error) => toast.error(errorText(error), giftToast),
  });
  return (
    <Button
      variant="line"
      icon={<IconMail aria-hidden />}
      busy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {t('storefront.done.resend')}
    </Button>
  );
};
