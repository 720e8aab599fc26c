import { Text } from '@sargam/kit';
import type { ComponentProps } from 'react';
import { PlainTable } from '../table/index.ts';
import orderStyles from './order.module.css';

type Props<Row> = Omit<ComponentProps<typeof PlainTable<Row>>, 'caption'> & {
  /** The text key of the heading and of the caption. */
  title: string;
};

/** A part of an order's page with one table. Not shown without rows. */
export const TableSection = <Row,>({ title, ...table }: Props<Row>) =>
  table.rows.length > 0 && (
    <section className={orderStyles.section}>
      <h2>
        <Text id={title} />
      </h2>
      <PlainTable caption={title} {...table} />
    </section>
  );
