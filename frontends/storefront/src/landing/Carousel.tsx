import './carousel.css';
import { IconButton, Link, SectionHeader, useTranslate } from '@sargam/kit';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useScrollRow } from '../shared/useScrollRow.ts';

type Props = {
  id: string;
  title: string;
  text: string;
  label: string;
  all: { to: string; text: string };
  /** What stands there instead of the row: loading, failed, nothing to show. */
  empty: ReactNode;
  children: ReactNode;
};

/** A row of cards that scrolls by three; fewer fit on a narrow screen, where one swipes. */
export const Carousel = ({ id, title, text, label, all, empty, children }: Props) => {
  const t = useTranslate();
  const { row, atStart, atEnd, move } = useScrollRow(children);
  const steps = (
    <div className="row nowrap">
      <Link to={all.to}>{all.text}</Link>
      <IconButton line label={t('storefront.carousel.earlier')} disabled={atStart} onClick={() => move(-1)}>
        <IconArrowLeft aria-hidden />
      </IconButton>
      <IconButton line label={t('storefront.carousel.more')} disabled={atEnd} onClick={() => move(1)}>
        <IconArrowRight aria-hidden />
      </IconButton>
    </div>
  );
  return (
    <>
      <SectionHeader id={id} title={title} text={text} action={steps} />
      {empty || (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable from the keyboard
        <div className="carou" ref={row} tabIndex={0} role="group" aria-label={label}>
          {children}
        </div>
      )}
    </>
  );
};
