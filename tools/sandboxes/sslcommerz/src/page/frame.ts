import { type Frame as BaseFrame, renderFrame as renderBaseFrame } from '@sargam/sandbox-shared/frame';
import type { Html } from '@sargam/sandbox-shared/html';
import { pageSender } from '@sargam/sandbox-shared/send-page';
import { selectTexts } from './language.ts';
import { style } from './style.ts';

export interface Frame extends BaseFrame {
  readonly wide?: boolean;
}

export const renderFrame = (frame: Frame, title: string, content: Html): Html => {
  const texts = selectTexts(frame.language);
  const banner = { ...texts, note: texts.noMoney };
  return renderBaseFrame(frame, { title, style, kind: frame.wide ? 'wide' : '', banner, content });
};

/** Sends a page that loads nothing, runs its own script, and posts only to itself and, by redirects, to `formTargets`. */
export const sendPage = pageSender({
  directive: (nonce) => `script-src 'nonce-${nonce}'`,
  // The URL contains the session key; a shop may check the origin of a return.
  referrer: 'strict-origin',
});
