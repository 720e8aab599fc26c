/** The tabs with the indexes of the specification. */
export const studentTabs = [
  { index: '0', key: 'classroom' },
  { index: '1', key: 'wishlist' },
  { index: '2', key: 'messages' },
  { index: '3', key: 'purchases' },
  { index: '4', key: 'profile' },
  { index: '5', key: 'earn' },
  { index: '6', key: 'redeem' },
] as const;

export type StudentTab = (typeof studentTabs)[number]['key'];

/** Unknown indexes open the classroom. */
export const findStudentTab = (asked: string | null): StudentTab =>
  studentTabs.find(({ index }) => index === asked)?.key ?? 'classroom';

export const tabUrl = (index: string): string => `/studentpanel?tab=${index}`;

/** A single purchase, for example that of a wallet transaction. */
export const purchaseUrl = (order: string): string => `${tabUrl('3')}&order=${encodeURIComponent(order)}`;
