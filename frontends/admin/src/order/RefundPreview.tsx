import { apiGet, LoadingState, Skeleton, Text, typography, useErrorText, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import orderStyles from './order.module.css';

/** The split of a refund as the server computes it; undefined without a valid amount. */
export const useRefundPreview = (orderId: string, amount: number | undefined) =>
  useQuery({
    ...apiGet('/order/{id}/refund-preview', { path: { id: orderId }, query: { amount: amount ?? 0 } }),
    enabled: amount !== undefined && amount > 0,
    retry: false,
  });

type Props = { preview: ReturnType<typeof useRefundPreview> };

/** What goes back where, before it is done. */
export const RefundPreview = ({ preview: { data, error, isFetching } }: Props) => {
  const { t, format } = useI18n();
  const errorText = useErrorText();
  if (error)
    return (
      <p className={orderStyles.preview} role="alert">
        {errorText(error)}
      </p>
    );
  if (!data)
    return isFetching ? (
      <LoadingState>
        <Skeleton height={96} />
      </LoadingState>
    ) : null;
  return (
    <div className={orderStyles.preview} aria-live="polite">
      <dl>
        {(['wallet', 'card', 'left'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`admin.refund.preview.${part}`)}</dt>
            <dd>{format.money(data[part])}</dd>
          </div>
        ))}
      </dl>
      <p className={typography.small}>
        <Text
          id={data.left === 0 ? 'admin.refund.preview.access_ends' : 'admin.refund.preview.access_stays'}
        />
      </p>
    </div>
  );
};
