import {
  avatarArt,
  avatarViewBox,
  type CoverKind,
  coverArt,
  coverKindForCategory,
  coverViewBox,
  heroKeyArt,
  heroKeyViewBox,
  logoMarkArt,
  logoMarkViewBox,
} from '@sargam/kit/art';
import { type Html, html, raw } from '../html.ts';

const svg = (box: string, inside: string, className: string, fit = 'xMidYMid slice'): Html =>
  html`<svg class="${className}" viewBox="${box}" preserveAspectRatio="${fit}" aria-hidden="true" focusable="false">${raw(inside)}</svg>`;

export const cover = (kind: CoverKind, id: string): Html => svg(coverViewBox, coverArt(kind, id), 'art');
export const mark = svg(logoMarkViewBox, logoMarkArt, 'mark', 'xMidYMid meet');
export const heroKey = (note: number): Html => svg(heroKeyViewBox, heroKeyArt(note), '', 'xMidYMin slice');

/** The uploaded picture of a course, or its sleeve. */
export const coursePicture = (
  course: { _id: string; catagory: string; thumbnail?: string | null },
  eager = false,
): Html =>
  course.thumbnail
    ? html`<img class="art" src="${course.thumbnail}" alt="" width="400" height="300" ${raw(eager ? 'fetchpriority="high"' : 'loading="lazy"')} decoding="async">`
    : cover(coverKindForCategory(course.catagory), course._id);

export const personPicture = (person: { _id: string; photo?: string | null }): Html =>
  person.photo
    ? html`<img class="person" src="${person.photo}" alt="" loading="lazy" decoding="async">`
    : svg(avatarViewBox, avatarArt(person._id), 'person', 'xMidYMax slice');
