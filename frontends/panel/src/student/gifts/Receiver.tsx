import { type ApiSchemas, useTranslate } from '@sargam/kit';

export const Receiver = ({
  order: { forMyself, shippingAddress, userEmail },
}: {
  order: ApiSchemas['StoreOrder'];
}) => {
  const t = useTranslate();
  const someone = forMyself ? null : shippingAddress;
  return (
    <span className="receiver">
      <span>{someone ? someone.name : t('panel.gifts.myself')}</span>
      <span className="xs faint" lang="en">
        {someone ? someone.email : userEmail}
      </span>
    </span>
  );
};
