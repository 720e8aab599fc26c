/** Colours of a card: ground, four of keys, the string it hangs from, and its text. */
export interface Palette {
  readonly ground: string;
  readonly keys: readonly [string, string, string, string];
  readonly string: string;
  readonly ink: string;
}

// The palettes of the site's own drawings, in their order.
const palettes: readonly [Palette, ...Palette[]] = [
  {
    ground: '#0b3b33',
    keys: ['#f9ad1b', '#f2b7c2', '#fbf7ea', '#e0526b'],
    string: '#06211c',
    ink: '#fbf7ea',
  },
  {
    ground: '#f9ad1b',
    keys: ['#0b3b33', '#c81e45', '#fff6e0', '#f2b7c2'],
    string: '#2b1c02',
    ink: '#2b1c02',
  },
  {
    ground: '#a3d1f0',
    keys: ['#013e5c', '#f9ad1b', '#f7fbff', '#c81e45'],
    string: '#062233',
    ink: '#062233',
  },
  {
    ground: '#c81e45',
    keys: ['#f2b7c2', '#f9ad1b', '#fff1ea', '#0b3b33'],
    string: '#2d0410',
    ink: '#fff1ea',
  },
  {
    ground: '#f2b7c2',
    keys: ['#9b0730', '#016151', '#fff6f4', '#f9ad1b'],
    string: '#2d0410',
    ink: '#2d0410',
  },
  {
    ground: '#cfe6da',
    keys: ['#016151', '#c9572b', '#fbfdf7', '#f9ad1b'],
    string: '#0c2620',
    ink: '#0c2620',
  },
  {
    ground: '#13231f',
    keys: ['#76b6e0', '#f9ad1b', '#f4f6ef', '#e0526b'],
    string: '#060d0b',
    ink: '#f4f6ef',
  },
];

/** The colours that the store shows a product's card in: the same number out of its id as there. */
export const paletteOf = (productId: string): Palette => {
  let hash = 2166136261;
  for (const letter of productId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return palettes[(hash % 9973) % palettes.length] ?? palettes[0];
};

interface Measures {
  /** Of the longest key, and by how much each next is shorter. */
  readonly longest: number;
  readonly step: number;
  /** What is left free beneath the longest key. */
  readonly beneath: number;
  /** From the top of the brand to the text at the bottom. */
  readonly above: number;
  readonly brand: number;
  readonly label: number;
  /** The value, the longer the smaller: up to 7 letters, up to 10, more. */
  readonly value: readonly [number, number, number];
}

// The store's card (480 × 303) at the width of a mail, and at the width of a phone.
const wide: Measures = {
  longest: 258,
  step: 28,
  beneath: 70,
  above: 188,
  brand: 27,
  label: 19,
  value: [54, 42, 32],
};
const narrow: Measures = {
  longest: 164,
  step: 18,
  beneath: 44,
  above: 112,
  brand: 19,
  label: 15,
  value: [36, 26, 19],
};

/** What is left of a card's height above the edge that its tag stands on: the store's 480 × 303 at these widths. */
const pictured = { wide: 307, narrow: 172 };

const count = 7;
/** Above the dashes of a key, and beneath them; between a dot and the end of its key. */
const aboveDashes = 22;
const beneathDashes = 50;
const beneathDot = 30;

const lengthOf = ({ longest, step }: Measures, at: number): number => longest - at * step;

/** How far down a key its mark is, or how long it is: every second has a dot at its end, the others dashes. */
const markOf = (measures: Measures, at: number): number => {
  const length = lengthOf(measures, at);
  return at % 2 ? length - beneathDot : Math.max(length - aboveDashes - beneathDashes, 8);
};

const marked = (markup: string) => `<div style="font-size:0;line-height:0">${markup}</div>`;

const keyAsHtml = (palette: Palette, at: number): string => {
  const { ground, keys } = palette;
  const fill = [0, 1, 2, 3, 0, 2, 1].map((key) => keys[key])[at];
  const mark =
    at % 2
      ? `<div class="gm${at}" style="height:${markOf(wide, at)}px"></div>` +
        `<div style="width:10px;height:10px;margin:0 auto;border-radius:5px;background:${ground}"></div>`
      : `<div style="height:${aboveDashes}px"></div>` +
        `<div class="gm${at}" style="width:0;height:${markOf(wide, at)}px;margin:0 auto;border-left:2px dashed ${ground}"></div>`;
  return (
    '<td width="14%" valign="top" class="gk" style="padding:0 6px 0 0">' +
    `<div class="gk${at}" style="height:${lengthOf(wide, at)}px;background:${fill};border-radius:0 0 14px 14px;overflow:hidden">` +
    `${marked(mark)}</div></td>`
  );
};

/** The rules that make the card small on a phone; a reader that drops them shows the same card, a little tall. */
export const cardStyles = `@media (max-width:480px){${[
  ...Array.from(
    { length: count },
    (_, at) =>
      `.gk${at}{height:${lengthOf(narrow, at)}px!important}.gm${at}{height:${markOf(narrow, at)}px!important}`,
  ),
  '.gk{padding-right:4px!important}.gt{padding:16px 0 14px 16px!important}',
  `.gp{height:${pictured.narrow}px!important;padding:0 16px 16px!important}`,
  `.ge{padding-bottom:${narrow.beneath}px!important}`,
  `.gb{font-size:${narrow.brand}px!important;height:${narrow.above}px!important}`,
  `.gl{font-size:${narrow.label}px!important}`,
  ...narrow.value.map((size, at) => `.gv${at}{font-size:${size}px!important}`),
].join('')}}`;

export interface CardFace {
  readonly palette: Palette;
  /** Markup, escaped already. */
  readonly brand: string;
  readonly label: string;
  readonly value: string;
  /** Address of the product's picture; undefined where the card is drawn. */
  readonly picture: string | undefined;
}

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const fitOf = (value: string): 0 | 1 | 2 => (value.length <= 7 ? 0 : value.length <= 10 ? 1 : 2);

/**
 * The product's own picture behind the value on a tag, as the store shows it. Until a reader allows pictures it is the
 * ground of the drawing.
 */
const picturedAsHtml = ({ palette: { ground }, label, value }: CardFace, picture: string): string => {
  const fit = fitOf(value);
  const tag =
    '<div style="display:inline-block;padding:6px 14px;border-radius:0 0 12px 12px;background:#fffdf6;color:#13231f">' +
    (label && `<div class="gl" style="font-size:${wide.label}px;line-height:1.35">${label}</div>`) +
    `<div class="gv${fit}" style="font-size:${wide.value[fit]}px;font-weight:760;line-height:1.15;white-space:nowrap">${value}</div></div>`;
  return table(
    `bgcolor="${ground}" style="border-radius:0 0 20px 20px;background-color:${ground};background-image:url('${picture}');background-size:cover;background-position:center"`,
    `<tr><td class="gp" valign="bottom" height="${pictured.wide}" style="height:${pictured.wide}px;padding:0 28px 26px">${tag}</td></tr>`,
  );
};

const drawnAsHtml = ({ palette, brand, label, value }: CardFace): string => {
  const { ground, string, ink } = palette;
  const keys = Array.from({ length: count }, (_, at) => keyAsHtml(palette, at)).join('');
  const fit = fitOf(value);
  const text =
    `<tr><td class="gb" valign="top" height="${wide.above}" style="height:${wide.above}px;font-size:${wide.brand}px;font-weight:780;line-height:1">${brand}</td></tr>` +
    `<tr><td valign="bottom"><div class="gl" style="font-size:${wide.label}px;line-height:1.35">${label || '&nbsp;'}</div>` +
    `<div class="gv${fit}" style="font-size:${wide.value[fit]}px;font-weight:760;line-height:1.15;white-space:nowrap">${value}</div></td></tr>`;
  return table(
    `bgcolor="${ground}" style="background:${ground};color:${ink};border-top:5px solid ${string};border-radius:0 0 20px 20px"`,
    `<tr><td class="gt" width="53%" valign="top" style="padding:26px 0 24px 28px">${table('', text)}</td>` +
      `<td class="ge" valign="top" style="padding:0 4px ${wide.beneath}px 0">${table('', `<tr>${keys}</tr>`)}</td></tr>`,
  );
};

/**
 * The store's card out of table cells: seven keys hang from its top edge, the value stands large in the free corner.
 * A drawn one needs no picture, so that it is there before a reader allows pictures.
 */
export const cardAsHtml = (face: CardFace): string =>
  face.picture === undefined ? drawnAsHtml(face) : picturedAsHtml(face, face.picture);
