const NAME = 'sargam.wish';
const LIFE_MS = 30 * 60_000;

type Wish = { course: string; until: number };

const read = (): Wish | undefined => {
  const text = sessionStorage.getItem(NAME);
  try {
    return text ? (JSON.parse(text) as Wish) : undefined;
  } catch {
    return undefined;
  }
};

/** What a visitor wished for, kept in this tab while they log in; after half an hour they have thought better of it. */
export const keepWish = (course: string): void =>
  sessionStorage.setItem(NAME, JSON.stringify({ course, until: Date.now() + LIFE_MS } satisfies Wish));

/** Whether this course was wished for; asked once, as the wish is made then. */
export const takeWish = (course: string): boolean => {
  const wish = read();
  if (wish?.course !== course) return false;
  sessionStorage.removeItem(NAME);
  return wish.until > Date.now();
};
