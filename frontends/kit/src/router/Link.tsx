import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { Text } from '../i18n/Text.tsx';
import { type To, useHref, useLocation, useNavigate, useResolvedPath } from './react-router.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
  /** The text key of the content, instead of `children`. */
  text?: string;
};

const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean =>
  event.button !== 0 ||
  (target !== undefined && target !== '_self') ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/** A link inside the site. It replaces the router's own Link, which adds 12 kB of loaders and prefetching that a page with several React roots does not use. */
export const Link = ({ to, replace, state, onClick, target, text, children, ...rest }: LinkProps) => {
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
      {text ? <Text id={text} /> : children}
    </a>
  );
};

/**
 * A link with `aria-current="page"` on the current page: its own path, with `end={false}` also the paths below it, and
 * with `alsoMatches` also the paths that start with that prefix.
 */
export const NavLink = ({
  end = true,
  alsoMatches,
  ...link
}: LinkProps & { end?: boolean; alsoMatches?: string }) => {
  const { pathname } = useLocation();
  const ownPath = useResolvedPath(link.to).pathname;
  const isBelow = !end && pathname.startsWith(`${ownPath}/`);
  const isCurrent =
    pathname === ownPath || isBelow || (alsoMatches !== undefined && pathname.startsWith(alsoMatches));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
};
