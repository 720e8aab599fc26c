import { UserFacingError } from '../base/user-facing-error.ts';

/** The site's own port: SARGAM_PORT, or 4300. */
export const sitePort = (env: NodeJS.ProcessEnv): number => {
  const text = env.SARGAM_PORT || '4300';
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new UserFacingError(
    `SARGAM_PORT must be a port from 1 to 65535, not "${text}"; set it to one or unset it.`,
  );
};
