/** The house, as pages name who provides something. */
export const organization = (siteUrl: string) =>
  ({ '@type': 'Organization', name: 'Sargam', url: siteUrl }) as const;

export type NamedPath = { name: string; path: string };

const context = { '@context': 'https://schema.org' } as const;

const positioned = (siteUrl: string, items: readonly NamedPath[]) =>
  items.map(({ name, path }, i) => ({ name, position: i + 1, url: siteUrl + path }));

/** A list of things that have pages of their own. */
export const itemList = (siteUrl: string, items: readonly NamedPath[]) => ({
  ...context,
  '@type': 'ItemList',
  itemListElement: positioned(siteUrl, items).map((item) => ({ '@type': 'ListItem', ...item })),
});

/** The way from the front page to this one, itself last. */
export const breadcrumbs = (siteUrl: string, ...way: readonly NamedPath[]) => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: positioned(siteUrl, way).map(({ url, ...item }) => ({
    '@type': 'ListItem',
    ...item,
    item: url,
  })),
});

export type Question = { question: string; answer: string };

export const faqPage = (questions: readonly Question[]) => ({
  ...context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
