import type { Caller } from '@sargam/chassis/caller';
import type { Viewer } from './lessons/lesson.ts';

/** Whoever calls, as the rules of access see them. */
export const viewerOf = (caller: Caller | undefined): Viewer => ({
  subject: caller?.subject,
  roles: caller?.roles ?? [],
  instructorId: caller?.claims['instructor'],
});
