import { type Html, html, raw } from '../html.ts';
import type { View } from '../view.ts';

const icon = raw(
  '<svg class="tabler-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0"/><path d="M21 21l-6 -6"/></svg>',
);

/** The header's search in its place, which works as a plain form until the script comes; its button is a link till then. */
export const searchForm = ({ t, url }: View): Html | false =>
  url.pathname !== '/search' &&
  html`<search class="search"><a class="ib search-key" href="/search" aria-label="${t('shell.search.open')}">${icon}</a><form class="search-form" action="/search">${icon}<input class="search-in" name="q" type="text" autocomplete="off" maxlength="200" aria-label="${t('shell.search.label')}" placeholder="${t('shell.search.placeholder')}"><kbd aria-hidden="true">/</kbd></form></search>`;
