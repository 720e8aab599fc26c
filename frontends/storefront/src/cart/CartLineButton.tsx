import { Button } from '@sargam/kit';
import type { ReactNode } from 'react';

type Props = { icon: ReactNode; label: string; name: string; onClick: () => void };

/** `name`: the accessible name, with the course title, because several lines have the same buttons. */
export const CartLineButton = ({ icon, label, name, onClick }: Props) => (
  <Button variant="ghost" size="s" icon={icon} aria-label={name} onClick={onClick}>
    {label}
  </Button>
);
