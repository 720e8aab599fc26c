/** The tabs with the indexes of the specification. */
export const instructorTabs = [
  { index: '0', key: 'courses' },
  { index: '1', key: 'profile' },
  { index: '2', key: 'analytics' },
  { index: '3', key: 'messages' },
  { index: '4', key: 'settlement' },
] as const;

export type InstructorTab = (typeof instructorTabs)[number]['key'];

/** Unknown indexes open the courses. */
export const findInstructorTab = (asked: string | null): InstructorTab =>
  instructorTabs.find(({ index }) => index === asked)?.key ?? 'courses';

export const tabUrl = (index: string): string => `/instructorpanel?tab=${index}`;
