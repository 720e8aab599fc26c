const LIFETIME_MS = 30 * 60_000;

/** What needs a login and is then done: a course into the wishlist, a message to its instructor, an application. */
export type PendingAction = 'wish' | 'message' | 'certificate';
type StoredAction = { course: string; text: string; until: number };

const storageKeyOf = (deed: PendingAction): string => `sargam.${deed}`;

const readAction = (deed: PendingAction): StoredAction | undefined => {
  const text = sessionStorage.getItem(storageKeyOf(deed));
  try {
    return text ? (JSON.parse(text) as StoredAction) : undefined;
  } catch {
    return undefined;
  }
};

/** What a visitor was about to do, kept in this tab while they log in; after half an hour they have thought better of it. */
export const savePendingAction = (deed: PendingAction, course: string, text = ''): void => {
  const kept: StoredAction = { course, text, until: Date.now() + LIFETIME_MS };
  sessionStorage.setItem(storageKeyOf(deed), JSON.stringify(kept));
};

/** What was written for the deed, where this course was meant; asked once, as it is done then. */
export const takePendingAction = (deed: PendingAction, course: string): string | undefined => {
  const kept = readAction(deed);
  if (kept?.course !== course) return undefined;
  sessionStorage.removeItem(storageKeyOf(deed));
  return kept.until > Date.now() ? kept.text : undefined;
};
