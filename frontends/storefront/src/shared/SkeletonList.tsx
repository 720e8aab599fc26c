import { LoadingState } from '@sargam/kit';
import type { ReactNode } from 'react';

type Props = {
  className: string | undefined;
  itemClass?: string | undefined;
  count: number;
  children: ReactNode;
};

/** The loading state of a list: `count` equal items with the skeletons in `children`. */
export const SkeletonList = ({ className, itemClass, count, children }: Props) => (
  <LoadingState>
    <ul className={className}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={itemClass}>
          {children}
        </li>
      ))}
    </ul>
  </LoadingState>
);
