import './section.css';
import type { ReactNode } from 'react';

type HeadProps = { title: ReactNode; text?: ReactNode; action?: ReactNode; as?: 'h1' | 'h2'; id?: string };

/** The head of a section, hanging from the string; one string a section. */
export const SectionHeader = ({ title, text, action, as: Heading = 'h2', id }: HeadProps) => (
  <div className="sechead">
    <div>
      <Heading id={id}>{title}</Heading>
      {text && <p>{text}</p>}
    </div>
    {action}
  </div>
);

type SectionProps = HeadProps & { children: ReactNode };

/** A part of a page under its head, 96 px (64 on small screens) below the part before. */
export const Section = ({ children, ...head }: SectionProps) => (
  <section className="sec wrap" aria-labelledby={head.id}>
    <SectionHeader {...head} />
    {children}
  </section>
);
