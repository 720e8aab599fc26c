import { Badge, useFormat, useText, type Wire } from '@sargam/kit';

type Props = { kind: Wire['CartLine']['kind']; endsAt: string | undefined };

/** What buying it is for somebody who has the course: more days, or a higher tier for the difference. */
export const KindNote = ({ kind, endsAt }: Props) => {
  const t = useText();
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
