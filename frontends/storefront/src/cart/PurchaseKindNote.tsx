import { type ApiSchemas, Badge, useFormat, useTranslate } from '@sargam/kit';

type Props = { kind: ApiSchemas['CartLine']['kind']; endsAt: string | undefined };

/** Says that the purchase is an extension or an upgrade. */
export const PurchaseKindNote = ({ kind, endsAt }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  if (kind === 'new') return null;
  return (
    <p className="sm kind">
      <Badge kind="info" icon={null}>
        {t(`storefront.kind.${kind}.name`)}
      </Badge>
      <span>
        {t(`storefront.kind.${kind}.text`)}
        {endsAt && ` ${t('storefront.kind.until', { date: format.date(endsAt) })}`}
      </span>
    </p>
  );
};
