/** Indexes as the specification counts the student's seven tabs; those not in the list are not built. */
export const studentTabs = [
  { index: '0', key: 'classroom' },
  { index: '3', key: 'purchases' },
] as const;

export type StudentTab = (typeof studentTabs)[number]['key'];

/** An index without a page opens the classroom. */
export const studentTab = (asked: string | null): StudentTab =>
  studentTabs.find(({ index }) => index === asked)?.key ?? 'classroom';

export const tabAddress = (index: string): string => `/studentpanel?tab=${index}`;
