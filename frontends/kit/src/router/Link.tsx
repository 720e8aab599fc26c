import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLocation, useNavigate, useResolvedPath } from './react-router.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
};

const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean =>
  event.button !== 0 ||
  (target !== undefined && target !== '_self') ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/**
 * A link inside the site. The router's own brings its loaders and prefetching along (12 kB), which a page of several
 * React roots has no use for.
 */
export const Link = ({ to, replace, state, onClick, target, children, ...rest }: LinkProps) => {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, target)) return;
    event.preventDefault();
    void navigate(to, { replace, state });
  };
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
};

/**
 * A link that says `aria-current` where it leads to the page one is on, with `end={false}` also to one below it, with
 * `also` on the addresses that begin so, too.
 */
export const NavLink = ({
  end = true,
  alsoMatches,
  ...link
}: LinkProps & { end?: boolean; alsoMatches?: string }) => {
  const { pathname } = useLocation();
  const own = useResolvedPath(link.to).pathname;
  const isBelow = !end && pathname.startsWith(`${own}/`);
  const here = pathname === own || isBelow || (alsoMatches !== undefined && pathname.startsWith(alsoMatches));
  return <Link {...link} aria-current={here ? 'page' : undefined} />;
};
