const LIFE_MS = 30 * 60_000;

/** What needs a login and is then done: a course into the wishlist, a message to its instructor, an application. */
export type Deed = 'wish' | 'message' | 'certificate';
type Kept = { course: string; text: string; until: number };

const nameOf = (deed: Deed): string => `sargam.${deed}`;

const read = (deed: Deed): Kept | undefined => {
  const text = sessionStorage.getItem(nameOf(deed));
  try {
    return text ? (JSON.parse(text) as Kept) : undefined;
  } catch {
    return undefined;
  }
};

/** What a visitor was about to do, kept in this tab while they log in; after half an hour they have thought better of it. */
export const keepDeed = (deed: Deed, course: string, text = ''): void => {
  const kept: Kept = { course, text, until: Date.now() + LIFE_MS };
  sessionStorage.setItem(nameOf(deed), JSON.stringify(kept));
};

/** What was written for the deed, where this course was meant; asked once, as it is done then. */
export const takeDeed = (deed: Deed, course: string): string | undefined => {
  const kept = read(deed);
  if (kept?.course !== course) return undefined;
  sessionStorage.removeItem(nameOf(deed));
  return kept.until > Date.now() ? kept.text : undefined;
};
