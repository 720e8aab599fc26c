import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedText } from '../localized-text.ts';

/** An instructor's profile. The payouts service computes earnings from `sharePercent`. */
export interface Instructor {
  readonly id: string;
  readonly name: LocalizedText;
  readonly bio: LocalizedText;
  readonly band: string;
  readonly photo: string;
  readonly banner: string;
  /** The instructor's share of the net price of an order line, in percent (decision M11). */
  readonly sharePercent: number;
  readonly published: boolean;
  readonly featured: boolean;
  readonly createdAt: Date;
  /** Increases by one with every change. */
  readonly version: number;
}

export type InstructorDraft = Pick<
  Instructor,
  'name' | 'bio' | 'band' | 'photo' | 'banner' | 'sharePercent' | 'featured'
>;

const missing = (field: string): FieldError => ({ field, message: 'This is required' });

export const validateProfile = (draft: InstructorDraft): readonly FieldError[] => [
  ...(draft.name.en ? [] : [missing('name')]),
  ...(draft.bio.en ? [] : [missing('bio')]),
  ...(draft.sharePercent >= 0 && draft.sharePercent <= 100 ? [] : [missing('percentage')]),
];
