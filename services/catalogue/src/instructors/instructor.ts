import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedWords } from '../localized-text.ts';

/** Somebody who teaches; what they earn is payouts' business, by the percentage that stands here. */
export interface Instructor {
  readonly id: string;
  readonly name: LocalizedWords;
  readonly bio: LocalizedWords;
  readonly band: string;
  readonly photo: string;
  readonly banner: string;
  /** The instructor's share of a line's net (decision M11). */
  readonly sharePercent: number;
  readonly published: boolean;
  readonly featured: boolean;
  readonly createdAt: Date;
  /** Grows by one with every change. */
  readonly version: number;
}

export type InstructorDraft = Pick<
  Instructor,
  'name' | 'bio' | 'band' | 'photo' | 'banner' | 'sharePercent' | 'featured'
>;

const missing = (field: string): FieldError => ({ field, message: 'This is required' });

/** Every fault of a profile. */
export const validateProfile = (draft: InstructorDraft): readonly FieldError[] => [
  ...(draft.name.en ? [] : [missing('name')]),
  ...(draft.bio.en ? [] : [missing('bio')]),
  ...(draft.sharePercent >= 0 && draft.sharePercent <= 100 ? [] : [missing('percentage')]),
];
