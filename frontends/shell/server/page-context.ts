import { formatCount, formatMoney } from '@sargam/kit/format';
import type { Api } from './api.ts';
import type { Head } from './head.ts';
import type { Html } from './html.ts';
import type { Language } from './language.ts';
import type { Translate } from './translate.ts';

/** The input of a page renderer. */
export type PageContext = {
  language: Language;
  /** True when the URL contains the language (`?lng=`). */
  isLanguageInUrl: boolean;
  t: Translate;
  money: (taka: number) => string;
  count: (n: number) => string;
  api: Api;
  siteUrl: string;
  url: URL;
};

/** A rendered page; `status` is 404 when its subject does not exist. */
export type RenderedPage = { head: Head; body: Html; status?: 200 | 404 };
export type PageRenderer = (view: PageContext) => Promise<RenderedPage>;

export const createPageContext = (parts: Omit<PageContext, 'money' | 'count'>): PageContext => ({
  ...parts,
  money: (taka) => formatMoney(taka, parts.language),
  count: (n) => formatCount(n, parts.language),
});
