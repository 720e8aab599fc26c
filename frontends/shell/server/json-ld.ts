/** The organization that provides the courses. */
export const organization = (siteUrl: string) =>
  ({ '@type': 'Organization', name: 'Sargam', url: siteUrl }) as const;

export type NamedPath = { name: string; path: string };

const context = { '@context': 'https://schema.org' } as const;

const withPosition = (siteUrl: string, items: readonly NamedPath[]) =>
  items.map(({ name, path }, i) => ({ name, position: i + 1, url: siteUrl + path }));

/** A list of items that have their own pages. */
export const itemList = (siteUrl: string, items: readonly NamedPath[]) => ({
  ...context,
  '@type': 'ItemList',
  itemListElement: withPosition(siteUrl, items).map((item) => ({ '@type': 'ListItem', ...item })),
});

/** The breadcrumbs from the home page to this page, which is the last one. */
export const breadcrumbs = (siteUrl: string, ...path: readonly NamedPath[]) => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: withPosition(siteUrl, path).map(({ url, ...item }) => ({
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
