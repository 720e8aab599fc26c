// schema.org objects that several pages use.

export const schemaContext = { '@context': 'https://schema.org' } as const;

/** The organization that provides the courses. */
export const organization = (siteUrl: string) =>
  ({ '@type': 'Organization', name: 'Sargam', url: siteUrl }) as const;

/** The absolute URL of a picture, which the API gives relative to the site; undefined without a picture. */
export const pictureUrl = (picture: string | null, siteUrl: string): string | undefined =>
  picture ? new URL(picture, siteUrl).href : undefined;

/** A page in a list or in the breadcrumbs. */
export type NamedPath = { name: string; path: string };

const withPosition = (siteUrl: string, items: readonly NamedPath[]) =>
  items.map(({ name, path }, i) => ({ name, position: i + 1, url: siteUrl + path }));

/** A list of items that have their own pages. */
export const itemList = (siteUrl: string, items: readonly NamedPath[]) => ({
  ...schemaContext,
  '@type': 'ItemList',
  itemListElement: withPosition(siteUrl, items).map((item) => ({ '@type': 'ListItem', ...item })),
});

/** The breadcrumbs from the home page to this page, which is the last one. */
export const breadcrumbs = (siteUrl: string, ...path: readonly NamedPath[]) => ({
  ...schemaContext,
  '@type': 'BreadcrumbList',
  itemListElement: withPosition(siteUrl, path).map(({ url, ...item }) => ({
    '@type': 'ListItem',
    ...item,
    item: url,
  })),
});

export type Question = { question: string; answer: string };

export const faqPage = (questions: readonly Question[]) => ({
  ...schemaContext,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
