/** The parameters that make another page of the same path, such as one course of all. */
const subjects = ['id'] as const;
/** Those that show another part of the same page: it is read from the top, but the focus stays. */
const parts = ['page', 'tab'] as const;

type Place = { pathname: string; search: string };

const keyed = ({ pathname, search }: Place, names: readonly string[]): string => {
  const params = new URLSearchParams(search);
  return [pathname, ...names.map((name) => params.get(name) ?? '')].join('\n');
};

/** What the page is about: another one takes the focus to its beginning. */
export const pageIdentity = (place: Place): string => keyed(place, subjects);

/** What is shown: where it changes one begins at the top. */
export const viewIdentity = (place: Place): string => keyed(place, [...subjects, ...parts]);
