import { IconButton, Link, layout, SectionHeader, typography } from '@sargam/kit';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useScrollRow } from '../shared/useScrollRow.ts';
import styles from './carousel.module.css';

type Props = {
  id: string;
  title: string;
  text: string;
  label: string;
  all: { to: string; text: string };
  /** Shown instead of the row: skeleton, error or empty state. */
  empty: ReactNode;
  children: ReactNode;
};

/** A row of cards. The buttons scroll by three cards. */
export const Carousel = ({ id, title, text, label, all, empty, children }: Props) => {
  const { rowRef, atStart, atEnd, move } = useScrollRow(children);
  const steps = (
    <div className={`${layout.row} ${typography.noWrap} ${styles.steps}`}>
      <Link to={all.to}>{all.text}</Link>
      <IconButton line label="storefront.carousel.earlier" disabled={atStart} onClick={() => move(-1)}>
        <IconArrowLeft aria-hidden />
      </IconButton>
      <IconButton line label="storefront.carousel.more" disabled={atEnd} onClick={() => move(1)}>
        <IconArrowRight aria-hidden />
      </IconButton>
    </div>
  );
  return (
    <>
      <SectionHeader id={id} title={title} text={text} action={steps} />
      {empty || (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrollable region must be focusable with the keyboard
        <div className={styles.row} ref={rowRef} tabIndex={0} role="group" aria-label={label}>
          {children}
        </div>
      )}
    </>
  );
};
