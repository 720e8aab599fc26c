import type { Ref } from 'react';

type Props = {
  name: string;
  /** The markup of the remote's server, with the id of its build. The browser passes none and keeps what is there. */
  html?: string;
  build?: string;
  hidden?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** The element in which a remote renders with its own React root. The shell's React never changes the content. */
export const RemoteContainer = ({ name, html = '', build, hidden, ref }: Props) => (
  <div
    ref={ref}
    data-remote={name}
    data-build={build}
    hidden={hidden || undefined}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
