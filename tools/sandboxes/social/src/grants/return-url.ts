/** A registered entry is a whole URL, or an origin with every path. A URL with a fragment is refused (RFC 6749, 3.1.2). */
export const isAllowedReturnUrl = (registered: readonly string[], url: string): boolean => {
  if (!URL.canParse(url) || url.includes('#')) return false;
  return registered.some((one) => one === url || one === new URL(url).origin);
};

type Answer = Readonly<Record<string, string | number | undefined>>;

/** The redirect URL with the values in the query or the fragment; undefined and empty values are left out. */
export const buildReturnUrl = (to: string, part: 'query' | 'fragment', answer: Answer): string => {
  const url = new URL(to);
  const into = part === 'query' ? url.searchParams : new URLSearchParams();
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined && value !== '') into.set(name, String(value));
  return part === 'query' ? url.href : `${to}#${into.toString()}`;
};
