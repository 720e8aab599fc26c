import { buttonStyles } from '@sargam/kit';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './folded-items.module.css';

type Props = { label: ReactNode; isInitiallyOpen?: boolean; children: ReactNode };

/** The folded end of a list. It is in the markup of the server, and opens without script. */
export const FoldedItems = ({ label, isInitiallyOpen = false, children }: Props) => {
  // A constant, so that React never closes what the user has opened.
  const [open] = useState(isInitiallyOpen);
  return (
    <details className={styles.folded} open={open}>
      <summary className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}>
        {label}
        <IconChevronDown aria-hidden />
      </summary>
      {children}
    </details>
  );
};
