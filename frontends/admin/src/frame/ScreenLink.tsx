import { Link, useUser } from '@sargam/kit';
import { isBackOfficePath } from '@sargam/kit/site';
import { type ComponentProps, use } from 'react';
import { ScreensContext } from './ScreensContext.ts';
import { rolesOf, screenOfPath } from './screen.ts';

const useIsReachable = (to: string | null): boolean => {
  const screens = use(ScreensContext);
  const role = useUser()?.type;
  if (!to) return false;
  const path = to.split(/[?#]/)[0] ?? to;
  if (!screens || !isBackOfficePath(path)) return true;
  const screen = screenOfPath(screens, path);
  return screen !== undefined && role !== undefined && rolesOf(screen).includes(role);
};

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string | null };

/** A link from a name or an id to its page. Only text if there is no such screen, or if the user's role may not open it. */
export const ScreenLink = ({ to, ...rest }: Props) => {
  const isReachable = useIsReachable(to);
  const { children, className, lang, title } = rest;
  if (to && isReachable) return <Link {...rest} to={to} />;
  return (
    <span className={className} lang={lang} title={title}>
      {children}
    </span>
  );
};
