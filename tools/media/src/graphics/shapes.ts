import { escapeXml } from '../escape-xml.ts';

/** Functions for SVG shapes. */
const round = (n: number): string => String(Math.round(n * 10) / 10);

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number, dash = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${fill}"/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A bar with a flat top and a round bottom. */
export const hangingKey = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
): string =>
  `<path d="M${round(x)} ${round(y)}h${round(w)}v${round(h - radius)}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${round(2 * radius - w)}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z" fill="${fill}"/>`;

export interface Lettering {
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const text = (x: number, y: number, words: string, as: Lettering): string =>
  `<text x="${round(x)}" y="${round(y)}" font-family="Anek" font-size="${as.size}" font-weight="${as.weight}" fill="${as.fill}" text-anchor="${as.anchor ?? 'start'}">${escapeXml(words)}</text>`;

export const centredText = (
  x: number,
  y: number,
  words: string,
  size: number,
  weight: number,
  fill: string,
) => text(x, y, words, { size, weight, fill, anchor: 'middle' });

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
