/** Indexes as the specification counts the student's seven tabs; those not in the list are not built. */
export const studentTabs = [
  { index: '0', key: 'classroom' },
  { index: '1', key: 'wishlist' },
  { index: '3', key: 'purchases' },
  { index: '4', key: 'profile' },
  { index: '5', key: 'earn' },
  { index: '6', key: 'redeem' },
] as const;

export type StudentTab = (typeof studentTabs)[number]['key'];

/** An index without a page opens the classroom. */
export const findStudentTab = (asked: string | null): StudentTab =>
  studentTabs.find(({ index }) => index === asked)?.key ?? 'classroom';

export const tabAddress = (index: string): string => `/studentpanel?tab=${index}`;

/** One purchase alone, such as the one that a movement of the wallet belongs to. */
export const purchaseAddress = (order: string): string =>
  `${tabAddress('3')}&order=${encodeURIComponent(order)}`;
