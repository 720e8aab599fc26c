import type { HeadContext } from '@sargam/kit/server';

/** The name of a page with the brand: `Store · Sargam`. */
export const pageTitle = ({ t }: HeadContext, name: string): string => `${name} · ${t('kit.brand')}`;
