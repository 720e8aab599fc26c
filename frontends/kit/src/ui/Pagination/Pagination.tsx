import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useFormat } from '../../i18n/useFormat.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Link } from '../../router/Link.tsx';
import { Navigate } from '../../router/react-router.ts';
import typography from '../../theme/typography.module.css';
import styles from './pagination.module.css';

/** The page numbers to show: first, last and the ones around the current page; 0 stands for a gap. */
const visiblePages = (current: number, total: number): number[] => {
  const candidates = [1, current - 1, current, current + 1, total].filter(
    (page) => page >= 1 && page <= total,
  );
  const pages = [...new Set(candidates)].sort((a, b) => a - b);
  return pages.flatMap((page, i) => {
    const previous = pages[i - 1];
    return previous !== undefined && page - previous > 1 ? [0, page] : [page];
  });
};

/** The page number in the URL (`?page=2`, or the parameter `name`); 1 when it is missing or invalid. */
export const parsePage = (searchParams: URLSearchParams, name = 'page'): number =>
  Math.max(1, Math.trunc(Number(searchParams.get(name))) || 1);

type Props = {
  page: number;
  pages: number;
  to: (page: number) => string;
  /** True when `pages` belongs to the list in the URL. A page number beyond the last page then redirects to the last page. */
  isSettled?: boolean;
};

const Step = ({ to, label, back }: { to: string | undefined; label: string; back?: boolean }) => {
  const icon = back ? <IconArrowLeft aria-hidden /> : <IconArrowRight aria-hidden />;
  if (!to) return <span className={`${styles.key} ${styles.off}`}>{icon}</span>;
  return (
    <Link className={styles.key} to={to} aria-label={label} rel={back ? 'prev' : 'next'}>
      {icon}
    </Link>
  );
};

/** Links to the pages of a list. The URL contains the page number. Renders nothing for a single page. */
export const Pagination = ({ page, pages, to, isSettled = false }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  if (isSettled && pages > 0 && page > pages) return <Navigate to={to(pages)} replace />;
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('kit.pages.label')}>
      <Step back to={page > 1 ? to(page - 1) : undefined} label={t('kit.pages.previous')} />
      {visiblePages(page, pages).map((n, i) =>
        n === 0 ? (
          <span key={`gap${i}`} className={`${styles.key} ${styles.off}`}>
            …
          </span>
        ) : (
          <Link
            key={n}
            className={`${styles.key} ${typography.digits}`}
            to={to(n)}
            aria-current={n === page ? 'page' : undefined}
            aria-label={t('kit.pages.page', { page: n, total: pages })}
          >
            {format.count(n)}
          </Link>
        ),
      )}
      <Step to={page < pages ? to(page + 1) : undefined} label={t('kit.pages.next')} />
    </nav>
  );
};
