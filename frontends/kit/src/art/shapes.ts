// SVG shapes as text, because the shell's server writes the illustrations into HTML.
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number, dash = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}" ${dash ? `stroke-dasharray="${dash}"` : ''}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${extra}/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  extra = '',
): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;

/** A ring segment between two radii and two angles (radians). */
export const wedge = (
  [cx, cy]: readonly [number, number],
  [r1, r2]: readonly [number, number],
  [from, to]: readonly [number, number],
  fill: string,
): string => {
  const at = (r: number, angle: number): string =>
    `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  return `<path d="M${at(r1, from)}L${at(r2, from)}A${r2} ${r2} 0 0 1 ${at(r2, to)}L${at(r1, to)}A${r1} ${r1} 0 0 0 ${at(r1, from)}Z" fill="${fill}"/>`;
};

export const repeatSvg = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('');

/** A pseudo-random generator: the same seed gives the same numbers, so a course always has the same cover. */
export const createRandom = (seed: number): (() => number) => {
  let x = (seed * 2654435761) >>> 0;
  return () => {
    x = (x * 1664525 + 1013904223) >>> 0;
    return x / 4294967296;
  };
};

/** A hash of an id, as the seed of an illustration. */
export const seedFromId = (id: string | number): number => {
  if (typeof id === 'number') return id;
  let hash = 2166136261;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash % 9973;
};
