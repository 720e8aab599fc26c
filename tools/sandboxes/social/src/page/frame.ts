import { type Frame as BaseFrame, renderFrame as renderBaseFrame } from '@sargam/sandbox-shared/frame';
import { type Html, html } from '@sargam/sandbox-shared/html';
import { pageSender } from '@sargam/sandbox-shared/send-page';
import { selectTexts } from './language.ts';
import { style } from './style.ts';

export interface Frame extends BaseFrame {
  /** The provider, for the colour; `wide` for the overview. */
  readonly kind: 'google' | 'facebook' | 'wide';
}

export const renderFrame = (frame: Frame, title: string, content: Html): Html => {
  const texts = selectTexts(frame.language);
  const banner = { ...texts, note: texts.noAccount };
  const head = html`<link rel="icon" href="/picture/sandbox.png">`;
  return renderBaseFrame(frame, { title, style, kind: frame.kind, head, banner, content });
};

/** Sends a page that loads its own pictures, runs no script, and posts only to itself and, by redirects, to `formTargets`. */
export const sendPage = pageSender({ directive: () => "img-src 'self'", referrer: 'no-referrer' });
