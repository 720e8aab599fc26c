import type { FieldError } from '@sargam/chassis/errors';
import { hasVisibleContent } from '@sargam/chassis/rich-text';
import { categories } from '../courses/course.ts';
import type { LocalizedText } from '../localized-text.ts';

/** The course categories, and two for general questions. */
export const freebieCategories = ['FAQ', 'Info', ...categories] as const;
export type FreebieCategory = (typeof freebieCategories)[number];

/** Free learning material: a text, a video or pictures, and documents. */
export interface Freebie {
  readonly id: string;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly category: FreebieCategory;
  /** Sanitised HTML (decision L5). */
  readonly description: LocalizedText;
  readonly thumbnail: string;
  /** URL of a YouTube video; empty if there is none. */
  readonly youtube: string;
  readonly documents: readonly FreebieDocument[];
  readonly carousel: readonly string[];
  readonly createdAt: Date;
  /** Increases by one with every change. */
  readonly version: number;
}

export interface FreebieDocument {
  readonly key: string;
  readonly name: string;
}

export type FreebieDraft = Omit<Freebie, 'id' | 'createdAt' | 'version' | 'category'> & {
  readonly category: FreebieCategory | undefined;
};

const youtubeHosts = new Set(['youtu.be', 'youtube.com', 'www.youtube.com', 'm.youtube.com']);

/** Pages embed videos from YouTube only. */
export const isYoutubeUrl = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && youtubeHosts.has(url.hostname);
};

const message = 'Any of the field is not fillup!!!';
const longest = { title: 300, subtitle: 300, description: 100_000 };

const findInvalidTexts = (draft: FreebieDraft): string[] =>
  (['title', 'subtitle', 'description'] as const).filter((field) => {
    const { en, bn } = draft[field];
    const isPresent = field === 'description' ? hasVisibleContent(en) : en !== '';
    return !isPresent || en.length > longest[field] || bn.length > longest[field];
  });

/** Every field error of a freebie, which needs its texts, its category, and a video or pictures. */
export const validateFreebie = (draft: FreebieDraft): readonly FieldError[] =>
  [
    ...findInvalidTexts(draft),
    ...(draft.category === undefined ? ['category'] : []),
    ...(draft.youtube !== '' && !isYoutubeUrl(draft.youtube) ? ['youtube'] : []),
    ...(draft.youtube === '' && draft.carousel.length === 0 ? ['carousel'] : []),
  ].map((field) => ({ field, message }));
