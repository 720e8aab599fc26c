import { Skeleton, Text, typography } from '@sargam/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import styles from './dashboard.module.css';

type Props<Data> = {
  /** The text key of the heading. */
  title: string;
  /** The path of the whole list. */
  all?: string;
  query: UseQueryResult<Data>;
  /** Controls above the content. */
  head?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A box of the dashboard whose content is loaded alone. */
export const Panel = <Data,>({ title, all, query, head, children }: Props<Data>) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>
          <Text id={title} />
        </h2>
        {all && (
          <ScreenLink to={all} className={typography.small}>
            <Text id="admin.dashboard.all" />
          </ScreenLink>
        )}
      </div>
      {head}
      <QueryPart query={query} loading={<Skeleton height={44} count={5} />}>
        {children}
      </QueryPart>
    </section>
  );
};
