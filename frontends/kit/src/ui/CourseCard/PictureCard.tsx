import type { ReactNode } from 'react';
import styles from './course-card.module.css';

type Props = {
  picture: ReactNode;
  /** A button above the picture. */
  action?: ReactNode;
  /** A line above the title. */
  above?: ReactNode;
  /** Text, or a link that then covers the whole card. */
  title: ReactNode;
  as?: 'h2' | 'h3';
  className?: string;
  children: ReactNode;
};

/** A card with a picture above its texts. */
export const PictureCard = ({
  picture,
  action,
  above,
  title,
  as: Heading = 'h3',
  className = '',
  children,
}: Props) => (
  <article className={`${styles.card} ${className}`}>
    <div className={styles.picture}>{picture}</div>
    {action}
    <div className={styles.body}>
      {above}
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  </article>
);
