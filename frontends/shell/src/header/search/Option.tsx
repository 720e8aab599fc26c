import { Link } from '@sargam/kit';
import type { ReactNode } from 'react';

export type OptionProps = { id: string; active: boolean; onChoose: () => void };

/** A link that the arrows reach without the focus: it opens in another tab like any, and Tab passes it by. */
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
    className={`search-option ${className}`}
    to={to}
    onClick={(event) => {
      // Another tab or window leaves this list as it is.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose();
    }}
  >
    {children}
  </Link>
);
