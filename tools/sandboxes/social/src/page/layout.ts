import { type Html, html } from '@sargam/sandbox-shared/html';
import {
  type PageLayout as BaseLayout,
  renderLayout as renderBaseLayout,
} from '@sargam/sandbox-shared/layout';
import { pageSender } from '@sargam/sandbox-shared/send-page';
import { selectTexts } from './language.ts';
import { style } from './style.ts';

export interface PageLayout extends BaseLayout {
  /** The provider, for the colour; `wide` for the overview. */
  readonly kind: 'google' | 'facebook' | 'wide';
}

export const renderLayout = (layout: PageLayout, title: string, content: Html): Html => {
  const texts = selectTexts(layout.language);
  const banner = { ...texts, note: texts.noAccount };
  const head = html`<link rel="icon" href="/picture/sandbox.png">`;
  return renderBaseLayout(layout, { title, style, kind: layout.kind, head, banner, content });
};

/** Sends a page that loads its own pictures, runs no script, and posts only to itself and, by redirects, to `formTargets`. */
export const sendPage = pageSender({ directive: () => "img-src 'self'", referrer: 'no-referrer' });
