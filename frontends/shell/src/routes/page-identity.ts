/** Query parameters that identify a different page at the same path, such as the course id. */
const pageParams = ['id'] as const;
/** Query parameters that select another view of the same page: it scrolls to the top, but the focus stays. */
const viewParams = ['page', 'tab'] as const;

type Place = { pathname: string; search: string };

const joinParams = ({ pathname, search }: Place, names: readonly string[]): string => {
  const params = new URLSearchParams(search);
  return [pathname, ...names.map((name) => params.get(name) ?? '')].join('\n');
};

/** A change of the page identity moves the focus to the start of the page. */
export const pageIdentity = (place: Place): string => joinParams(place, pageParams);

/** A change of the view identity scrolls to the top. */
export const viewIdentity = (place: Place): string => joinParams(place, [...pageParams, ...viewParams]);
