import { Button, useTranslate } from '@sargam/kit';
import { IconCreditCard } from '@tabler/icons-react';

export const PayButton = ({ pay, busy }: { pay: () => void; busy: boolean }) => {
  const t = useTranslate();
  return (
    <Button size="s" busy={busy} icon={<IconCreditCard aria-hidden />} onClick={pay}>
      {t('panel.purchases.pay')}
    </Button>
  );
};
