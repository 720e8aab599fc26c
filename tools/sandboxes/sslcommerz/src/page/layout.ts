import type { Html } from '@sargam/sandbox-shared/html';
import {
  type PageLayout as BaseLayout,
  renderLayout as renderBaseLayout,
} from '@sargam/sandbox-shared/layout';
import { pageSender } from '@sargam/sandbox-shared/send-page';
import { selectTexts } from './language.ts';
import { style } from './style.ts';

export interface PageLayout extends BaseLayout {
  readonly wide?: boolean;
}

export const renderLayout = (layout: PageLayout, title: string, content: Html): Html => {
  const texts = selectTexts(layout.language);
  const banner = { ...texts, note: texts.noMoney };
  return renderBaseLayout(layout, { title, style, kind: layout.wide ? 'wide' : '', banner, content });
};

/** Sends a page that loads nothing, runs its own script, and posts only to itself and, by redirects, to `formTargets`. */
export const sendPage = pageSender({
  directive: (nonce) => `script-src 'nonce-${nonce}'`,
  // The URL contains the session key; a shop may check the origin of a return.
  referrer: 'strict-origin',
});
