import type { BuildHead, HeadContext } from '@sargam/kit/server';
import type { PolicyName } from '@sargam/kit/site';
import { breadcrumbs, organization, schemaContext } from './json-ld.ts';
import { homeEntry } from './named-paths.ts';
import { pageTitle } from './page-title.ts';

// Pages without data of the API.

type InfoPage = {
  /** The text key of the title. */
  title: string;
  /** The text key of the description. */
  description: string;
  canonical: string;
  /** The main schema.org object of the page. */
  describe?: (context: HeadContext) => object;
};

const infoPageHead =
  ({ title, description, canonical, describe }: InfoPage): BuildHead =>
  (context) => {
    const { t, siteUrl } = context;
    const name = t(title);
    return {
      title: pageTitle(context, name),
      description: t(description),
      canonical,
      jsonLd: [
        ...(describe ? [describe(context)] : []),
        breadcrumbs(siteUrl, homeEntry(context), { name, path: canonical }),
      ],
    };
  };

const describeContact = ({ siteUrl, language, company }: HeadContext) => ({
  ...schemaContext,
  '@type': 'ContactPage',
  url: `${siteUrl}/contact`,
  mainEntity: {
    ...organization(siteUrl),
    telephone: company.phone.replace(/[^+\d]/g, '') || undefined,
    email: company.email || undefined,
    address: company.office[language] || undefined,
  },
});

export const contactHead = infoPageHead({
  title: 'storefront.reach.title',
  description: 'storefront.head.contact_description',
  canonical: '/contact',
  describe: describeContact,
});

export const aboutHead = infoPageHead({
  title: 'storefront.head.about_title',
  description: 'storefront.head.about_description',
  canonical: '/about',
});

export const guideHead = infoPageHead({
  title: 'storefront.head.guide_title',
  description: 'storefront.head.guide_description',
  canonical: '/how-to-guide',
});

export const startHead = infoPageHead({
  title: 'storefront.start.title',
  description: 'storefront.head.start_description',
  canonical: '/start',
});

const policyHead = (name: PolicyName): BuildHead =>
  infoPageHead({
    title: `storefront.${name}.title`,
    description: `storefront.head.${name}_description`,
    canonical: `/${name}`,
  });

export const termsHead = policyHead('terms');
export const privacyHead = policyHead('privacy');
