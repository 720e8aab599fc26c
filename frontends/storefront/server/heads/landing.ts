import type { BuildHead, HeadContext } from '@sargam/kit/server';
import { faqs } from '@sargam/kit/site';
import { faqPage, type Question, schemaContext } from './json-ld.ts';

const describeSchool = ({ t, siteUrl }: HeadContext, description: string) => ({
  ...schemaContext,
  '@type': 'EducationalOrganization',
  name: t('kit.brand'),
  url: siteUrl,
  logo: `${siteUrl}/icons/icon-512.png`,
  description,
  address: { '@type': 'PostalAddress', addressCountry: 'BD' },
});

/** The site with the URL of its search, which search engines can link to. */
const describeSite = ({ t, siteUrl }: HeadContext) => ({
  ...schemaContext,
  '@type': 'WebSite',
  name: t('kit.brand'),
  url: siteUrl,
  inLanguage: ['en', 'bn'],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The frequently asked questions in the order of the page. */
const listQuestions = ({ t }: HeadContext): Question[] =>
  faqs.map((name) => ({
    question: t(`storefront.faq.${name}.q`),
    answer: t(`storefront.faq.${name}.a`),
  }));

export const landingHead: BuildHead = (context) => {
  const { t } = context;
  const description = t('storefront.head.site_description');
  return {
    title: t('storefront.head.site_title'),
    description,
    canonical: '/',
    jsonLd: [describeSchool(context, description), describeSite(context), faqPage(listQuestions(context))],
  };
};
