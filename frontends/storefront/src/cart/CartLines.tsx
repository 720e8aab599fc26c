import type { Wire } from '@sargam/kit';
import { CartLine } from './CartLine.tsx';
import { useCartChanges } from './useCartChanges.ts';

type Props = { user: string; lines: readonly Wire['CartLine'][] };

export const CartLines = ({ user, lines }: Props) => {
  const changes = useCartChanges(user);
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine key={line.course._id} user={user} line={line} changes={changes} />
      ))}
    </ul>
  );
};
