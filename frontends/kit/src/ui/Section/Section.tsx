import type { ReactNode } from 'react';
import layout from '../../theme/layout.module.css';
import styles from './section.module.css';

type HeaderProps = { title: ReactNode; text?: ReactNode; action?: ReactNode; as?: 'h1' | 'h2'; id?: string };

/** The header of a section: heading, text and action. */
export const SectionHeader = ({ title, text, action, as: Heading = 'h2', id }: HeaderProps) => (
  <div className={styles.header}>
    <div>
      <Heading id={id}>{title}</Heading>
      {text && <p>{text}</p>}
    </div>
    {action}
  </div>
);

type SectionProps = HeaderProps & { children: ReactNode };

/** A section of a page with its header, 96 px (64 px on small screens) below the previous section. */
export const Section = ({ children, ...header }: SectionProps) => (
  <section className={`${layout.section} ${layout.container}`} aria-labelledby={header.id}>
    <SectionHeader {...header} />
    {children}
  </section>
);
