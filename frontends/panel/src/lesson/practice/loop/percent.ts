/** The share of a part in a CSS length. */
export const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
