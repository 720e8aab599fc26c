import { Button } from '@sargam/kit';
import type { ReactNode } from 'react';

type Props = { icon: ReactNode; label: string; name: string; onClick: () => void };

/** A quiet button of a line; its name tells apart the same buttons of several lines. */
export const CartLineButton = ({ icon, label, name, onClick }: Props) => (
  <Button variant="ghost" size="s" icon={icon} aria-label={name} onClick={onClick}>
    {label}
  </Button>
);
