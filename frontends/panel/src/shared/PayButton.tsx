import { Button } from '@sargam/kit';
import { IconCreditCard } from '@tabler/icons-react';

export const PayButton = ({ pay, busy }: { pay: () => void; busy: boolean }) => (
  <Button
    size="small"
    busy={busy}
    icon={<IconCreditCard aria-hidden />}
    onClick={pay}
    text="panel.purchases.pay"
  />
);
