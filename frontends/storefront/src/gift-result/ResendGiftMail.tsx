import { api, Button, toast, unwrap, useTranslate } from '@sargam/kit';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { giftToastOptions } from '../gift-card/gift-toast.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import { type StoreOrder, storeOrderQuery } from './useStoreOrder.ts';

/** Mails the codes again to the same address. */
export const ResendGiftMail = ({ order }: { order: StoreOrder }) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => unwrap(api.POST('/store/order/{id}/resend', { params: { path: { id: order._id } } })),
    onSuccess: ({ data }) => {
      cache.setQueryData(storeOrderQuery(order._id).queryKey, data);
      const email = data.shippingAddress?.email ?? data.userEmail;
      toast.success(t('storefront.done.sent_again', { email }), giftToastOptions);
    },
    onError: (error) => toast.error(errorText(error), giftToastOptions),
  });
  return (
    <Button
      variant="line"
      icon={<IconMail aria-hidden />}
      busy={mutation.isPending}
      onClick={() => mutation.mutate()}
    >
      {t('storefront.done.resend')}
    </Button>
  );
};
