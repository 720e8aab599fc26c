import { Link } from '@sargam/kit';
import type { ReactNode } from 'react';
import styles from './suggestions.module.css';

export type OptionProps = { id: string; active: boolean; onChoose: () => void };

/** An option of the list that is also a link: it can be opened in another tab, and it is not in the tab order. */
export const Option = ({
  id,
  active,
  onChoose,
  to,
  className = '',
  children,
}: OptionProps & { to: string; className?: string; children: ReactNode }) => (
  <Link
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is a link
    role="option"
    aria-selected={active}
    tabIndex={-1}
    className={`${styles.option} ${className}`}
    to={to}
    onClick={(event) => {
      // Opening in another tab or window keeps the list open.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose();
    }}
  >
    {children}
  </Link>
);
