import { createHmac } from 'node:crypto';

/**
 * The same database for the role `sargam_<service>`, which runs the service: for runs on one machine and for tests. The
 * password is derived from the owner's, so that every process computes the same one.
 */
export const toRunningRoleUrl = (ownerUrl: string, service: string): string => {
  const url = new URL(ownerUrl);
  const role = `sargam_${service.replaceAll('-', '_')}`;
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url');
  return Object.assign(url, { username: role, password }).href;
};
