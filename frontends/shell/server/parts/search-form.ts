import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { searchIcon } from './icon.ts';

/** The header's search in its place, which works as a plain form until the script comes; its button is a link till then. */
export const searchForm = ({ t, url }: PageContext): Html | false =>
  url.pathname !== '/search' &&
  html`<search class="search"><a class="ib search-key" href="/search" aria-label="${t('shell.search.open')}">${searchIcon}</a><form class="search-form" action="/search">${searchIcon}<input class="search-in" name="q" type="text" autocomplete="off" maxlength="200" aria-label="${t('shell.search.label')}" placeholder="${t('shell.search.placeholder')}"><kbd aria-hidden="true">/</kbd></form></search>`;
