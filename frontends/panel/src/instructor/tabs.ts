/** Indexes as the specification counts the instructor's five tabs; those not in the list are not built. */
export const instructorTabs = [
  { index: '0', key: 'courses' },
  { index: '1', key: 'profile' },
  { index: '2', key: 'analytics' },
] as const;

export type InstructorTab = (typeof instructorTabs)[number]['key'];

/** An index without a page opens the courses. */
export const findInstructorTab = (asked: string | null): InstructorTab =>
  instructorTabs.find(({ index }) => index === asked)?.key ?? 'courses';

export const tabAddress = (index: string): string => `/instructorpanel?tab=${index}`;
