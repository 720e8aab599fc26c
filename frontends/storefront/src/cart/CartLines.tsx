import type { ApiSchemas } from '@sargam/kit';
import { CartLine } from './CartLine.tsx';
import { useCartChanges } from './useCartChanges.ts';

type Props = { user: string; lines: readonly ApiSchemas['CartLine'][]; underReview: ReadonlySet<string> };

export const CartLines = ({ user, lines, underReview }: Props) => {
  const changes = useCartChanges(user);
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine
          key={line.course._id}
          user={user}
          line={line}
          changes={changes}
          isUnderReview={underReview.has(line.course._id)}
        />
      ))}
    </ul>
  );
};
