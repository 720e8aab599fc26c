import { formatCount, formatMoney } from '@sargam/kit/format';
import type { Api } from './api.ts';
import type { Head } from './head.ts';
import type { Html } from './html.ts';
import type { Language } from './language.ts';
import type { Texts } from './texts.ts';

/** What the writing of a page has at hand. */
export type View = {
  language: Language;
  /** The address names the language. */
  named: boolean;
  t: Texts;
  money: (taka: number) => string;
  count: (n: number) => string;
  api: Api;
  siteUrl: string;
  url: URL;
};

/** A written page; `status` 404 where what it is about is not there. */
export type Written = { head: Head; body: Html; status?: 200 | 404 };
export type Writer = (view: View) => Promise<Written>;

export const viewOf = (parts: Omit<View, 'money' | 'count'>): View => ({
  ...parts,
  money: (taka) => formatMoney(taka, parts.language),
  count: (n) => formatCount(n, parts.language),
});
