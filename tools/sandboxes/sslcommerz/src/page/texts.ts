import type { Language } from './language.ts';
import { bn } from './texts.bn.ts';
import { en } from './texts.en.ts';

export type Texts = typeof en;

export const selectTexts = (language: Language): Texts => ({ en, bn })[language];
