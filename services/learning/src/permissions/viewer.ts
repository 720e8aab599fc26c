import type { Caller } from '@sargam/chassis/caller';

/** The caller, reduced to what the access rules need. A visitor has no subject. */
export interface Viewer {
  readonly subject: string | undefined;
  readonly roles: readonly string[];
  /** Id of the caller's instructor profile. */
  readonly instructorId: string | undefined;
}

export const toViewer = (caller: Caller | undefined): Viewer => ({
  subject: caller?.subject,
  roles: caller?.roles ?? [],
  instructorId: caller?.claims['instructor'],
});

/** Admins and content uploaders manage every course. */
export const isStaff = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  roles.some((role) => role === 'admin' || role === 'content');
