import { type Frame as BaseFrame, renderFrame as renderBaseFrame } from '@sargam/sandbox-shared/frame';
import type { Html } from '@sargam/sandbox-shared/html';
import { style } from './style.ts';
import { selectTexts } from './texts.ts';

export interface Frame extends BaseFrame {
  readonly wide?: boolean;
}

export const renderFrame = (frame: Frame, title: string, content: Html): Html => {
  const texts = selectTexts(frame.language);
  const banner = { ...texts, note: texts.noMoney };
  return renderBaseFrame(frame, { title, style, kind: frame.wide ? 'wide' : '', banner, content });
};
