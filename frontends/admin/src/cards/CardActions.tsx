import { Badge } from '@sargam/kit';
import type { ReactNode } from 'react';
import styles from './card-actions.module.css';

/** The buttons and links of a card, above the link that covers the card. */
export const CardActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** The state of a course or of an instructor. */
export const CardState = ({ published, featured }: { published: boolean; featured: boolean }) => (
  <p className={styles.state}>
    <Badge
      kind={published ? 'success' : 'warning'}
      text={published ? 'admin.card.published' : 'admin.card.unpublished'}
    />
    {featured && <Badge kind="info" icon={null} text="admin.card.featured" />}
  </p>
);
