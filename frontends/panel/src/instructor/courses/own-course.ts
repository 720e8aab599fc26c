import type { ApiSchemas, BadgeKind } from '@sargam/kit';

type Course = Pick<ApiSchemas['TaughtCourse'], 'published' | 'submission' | 'unsentChanges'>;
export type OwnCourseState = 'waiting' | 'changes-asked' | 'unsent' | 'published' | 'draft';

/** What an instructor has to know about an own course (decision B76). */
export const ownCourseState = ({ published, submission, unsentChanges }: Course): OwnCourseState => {
  if (submission?.state === 'waiting' || submission?.state === 'changes-asked') return submission.state;
  if (!published) return 'draft';
  return unsentChanges ? 'unsent' : 'published';
};

/** The badge of each state with its text. */
export const stateBadges = {
  waiting: { kind: 'warning', text: 'kit.submission.waiting' },
  'changes-asked': { kind: 'danger', text: 'kit.submission.changes-asked' },
  unsent: { kind: 'info', text: 'panel.teaching.unsent' },
  published: { kind: 'success', text: 'panel.teaching.published' },
  draft: { kind: 'plain', text: 'panel.teaching.draft' },
} as const satisfies Record<OwnCourseState, { kind: BadgeKind; text: string }>;

/** The text of the button that sends the course; a state without one has nothing to send. */
export const sendTexts: Partial<Record<OwnCourseState, string>> = {
  draft: 'panel.teaching.send',
  'changes-asked': 'panel.teaching.send_again',
  unsent: 'panel.teaching.send_changes',
};
