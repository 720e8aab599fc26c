// Illustrations of empty and error states, 240 × 114. The horizontal line is drawn beyond both edges on purpose.
export const emptyViewBox = '0 6 240 114';

export const emptyIllustrations = {
  room: `<path d="M-600 8H840" stroke="var(--string)" stroke-width="4"/><path d="M40 8v52a14 14 0 0 1-28 0V8z" transform="translate(24 0)" fill="#f9ad1b"/><path d="M28 0v34a14 14 0 0 1-28 0V0z" transform="translate(88 8)" fill="none" stroke="var(--control-line)" stroke-width="2.5" stroke-dasharray="7 6"/><path d="M28 0v22a14 14 0 0 1-28 0V0z" transform="translate(124 8)" fill="none" stroke="var(--control-line)" stroke-width="2.5" stroke-dasharray="7 6"/><path d="M28 0v10a14 14 0 0 1-28 0V0z" transform="translate(160 8)" fill="none" stroke="var(--control-line)" stroke-width="2.5" stroke-dasharray="7 6"/>`,
  cart: `<path d="M-600 8H840" stroke="var(--string)" stroke-width="4"/><path d="M72 46h96v46a20 20 0 0 1-20 20H92a20 20 0 0 1-20-20z" fill="none" stroke="var(--control-line)" stroke-width="2.5" stroke-dasharray="7 6"/><path d="M98 62V8M142 62V8" stroke="var(--string)" stroke-width="3"/><circle cx="98" cy="64" r="5" fill="#c81e45"/><circle cx="142" cy="64" r="5" fill="#c81e45"/>`,
  bell: `<path d="M-600 8H840" stroke="var(--string)" stroke-width="4"/><path d="M120 8v26" stroke="var(--string)" stroke-width="3"/><path d="M84 92c10-8 8-22 8-30a28 28 0 0 1 56 0c0 8-2 22 8 30z" fill="#a3d1f0"/><path d="M84 92h72" stroke="#4397c9" stroke-width="5" stroke-linecap="round"/><circle cx="120" cy="104" r="8" fill="#4397c9"/>`,
  snapped: `<path d="M-600 8H0h86c12 0 14 22 4 44s-2 40 14 46" fill="none" stroke="var(--string)" stroke-width="4" stroke-linecap="round"/><path d="M840 8H240h-72c-14 0-20 14-12 30s6 26-6 36" fill="none" stroke="var(--string)" stroke-width="4" stroke-linecap="round"/><path d="M112 44l8 8M128 30l2 12M142 48l-10 4" stroke="#c81e45" stroke-width="4" stroke-linecap="round"/>`,
} as const;

export type EmptyIllustrationKind = keyof typeof emptyIllustrations;
