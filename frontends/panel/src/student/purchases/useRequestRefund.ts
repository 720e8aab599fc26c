import { type ApiSchemas, api, toast, unwrap, useIdempotencyKey, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';

type RefundRequest = { reason: ApiSchemas['Purchase']['refundReasons'][number]; note: string };

const failureTexts = {
  'refund-asked': 'panel.refund.failed.open',
  'refund-not-offered': 'panel.refund.failed.not_allowed',
  'nothing-left': 'panel.refund.failed.not_allowed',
};

/** Sends the request once (idempotency key). */
export const useRequestRefund = (order: string, done: () => void) => {
  const t = useTranslate();
  const failureText = useFailureText(failureTexts);
  const once = useIdempotencyKey();
  const mutation = useMutation({
    mutationFn: (body: RefundRequest) =>
      unwrap(
        api.POST('/order/{id}/refund-request', {
          params: { path: { id: order }, header: { 'idempotency-key': once.keyFor(body) } },
          body,
        }),
      ),
    onSuccess: () => {
      toast.success(t('panel.refund.sent'));
      void invalidatePaths('/order/');
      done();
    },
  });
  return {
    requestRefund: mutation.mutate,
    busy: mutation.isPending,
    failure: mutation.error ? failureText(mutation.error) : undefined,
  };
};
