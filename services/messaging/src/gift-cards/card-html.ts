/** Colours of a card: background, four key colours, the top edge and the text. */
export interface Palette {
  readonly ground: string;
  readonly keys: readonly [string, string, string, string];
  readonly topEdge: string;
  readonly ink: string;
}

const palette = (ground: string, keys: Palette['keys'], topEdge: string, ink: string): Palette => ({
  ground,
  keys,
  topEdge,
  ink,
});

// The palettes of the front end's gift-card drawing, in the same order.
const palettes: readonly [Palette, ...Palette[]] = [
  palette('#0b3b33', ['#f9ad1b', '#f2b7c2', '#fbf7ea', '#e0526b'], '#06211c', '#fbf7ea'),
  palette('#f9ad1b', ['#0b3b33', '#c81e45', '#fff6e0', '#f2b7c2'], '#2b1c02', '#2b1c02'),
  palette('#a3d1f0', ['#013e5c', '#f9ad1b', '#f7fbff', '#c81e45'], '#062233', '#062233'),
  palette('#c81e45', ['#f2b7c2', '#f9ad1b', '#fff1ea', '#0b3b33'], '#2d0410', '#fff1ea'),
  palette('#f2b7c2', ['#9b0730', '#016151', '#fff6f4', '#f9ad1b'], '#2d0410', '#2d0410'),
  palette('#cfe6da', ['#016151', '#c9572b', '#fbfdf7', '#f9ad1b'], '#0c2620', '#0c2620'),
  palette('#13231f', ['#76b6e0', '#f9ad1b', '#f4f6ef', '#e0526b'], '#060d0b', '#f4f6ef'),
];

/** The palette that the store page uses for this product: the same hash of the id. */
export const selectPalette = (productId: string): Palette => {
  let hash = 2166136261;
  for (const letter of productId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return palettes[(hash % 9973) % palettes.length] ?? palettes[0];
};

interface CardLayout {
  /** Length of the longest key. Each next key is `keyStep` shorter. */
  readonly longestKey: number;
  readonly keyStep: number;
  /** Free space below the longest key. */
  readonly belowKeys: number;
  /** Height from the top of the brand to the value. */
  readonly aboveValue: number;
  readonly brandSize: number;
  readonly labelSize: number;
  /** Font sizes of the value: up to 7 letters, up to 10 letters, more. */
  readonly valueSizes: readonly [number, number, number];
}

// The card of the store page (480 × 303), scaled to the width of a mail and of a phone.
const wideLayout: CardLayout = {
  longestKey: 258,
  keyStep: 28,
  belowKeys: 70,
  aboveValue: 188,
  brandSize: 27,
  labelSize: 19,
  valueSizes: [54, 42, 32],
};
const narrowLayout: CardLayout = {
  longestKey: 164,
  keyStep: 18,
  belowKeys: 44,
  aboveValue: 112,
  brandSize: 19,
  labelSize: 15,
  valueSizes: [36, 26, 19],
};

/** Height of a card with a picture, without the padding below its label: 480 × 303 scaled to these widths. */
const pictureHeight = { wide: 307, narrow: 172 };

const keyCount = 7;
/** Distances of the dashed line from the top and the bottom of its key, and of the dot from the bottom. */
const dashTop = 22;
const dashBottom = 50;
const dotBottom = 30;

const keyLength = ({ longestKey, keyStep }: CardLayout, at: number): number => longestKey - at * keyStep;

/** Odd keys: the distance of the dot from the top. Even keys: the length of the dashed line. */
const markHeight = (measures: CardLayout, at: number): number => {
  const length = keyLength(measures, at);
  return at % 2 ? length - dotBottom : Math.max(length - dashTop - dashBottom, 8);
};

const wrapMark = (markup: string) => `<div style="font-size:0;line-height:0">${markup}</div>`;

const renderKey = (palette: Palette, at: number): string => {
  const { ground, keys } = palette;
  const fill = [0, 1, 2, 3, 0, 2, 1].map((key) => keys[key])[at];
  const logo =
    at % 2
      ? `<div class="gm${at}" style="height:${markHeight(wideLayout, at)}px"></div>` +
        `<div style="width:10px;height:10px;margin:0 auto;border-radius:5px;background:${ground}"></div>`
      : `<div style="height:${dashTop}px"></div>` +
        `<div class="gm${at}" style="width:0;height:${markHeight(wideLayout, at)}px;margin:0 auto;border-left:2px dashed ${ground}"></div>`;
  return (
    '<td width="14%" valign="top" class="gk" style="padding:0 6px 0 0">' +
    `<div class="gk${at}" style="height:${keyLength(wideLayout, at)}px;background:${fill};border-radius:0 0 14px 14px;overflow:hidden">` +
    `${wrapMark(logo)}</div></td>`
  );
};

/** Media query that shrinks the card on a phone. A mail reader without media queries shows the large card. */
export const cardStyles = `@media (max-width:480px){${[
  ...Array.from(
    { length: keyCount },
    (_, at) =>
      `.gk${at}{height:${keyLength(narrowLayout, at)}px!important}.gm${at}{height:${markHeight(narrowLayout, at)}px!important}`,
  ),
  '.gk{padding-right:4px!important}.gt{padding:16px 0 14px 16px!important}',
  `.gp{height:${pictureHeight.narrow}px!important;padding:0 16px 16px!important}`,
  `.ge{padding-bottom:${narrowLayout.belowKeys}px!important}`,
  `.gb{font-size:${narrowLayout.brandSize}px!important;height:${narrowLayout.aboveValue}px!important}`,
  `.gl{font-size:${narrowLayout.labelSize}px!important}`,
  ...narrowLayout.valueSizes.map((size, at) => `.gv${at}{font-size:${size}px!important}`),
].join('')}}`;

export interface CardFace {
  readonly palette: Palette;
  /** Markup, escaped already. */
  readonly brand: string;
  readonly label: string;
  readonly value: string;
  /** Address of the product's picture; undefined if the card is drawn. */
  readonly picture: string | undefined;
}

const renderTable = (attributes: string, rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const valueSizeIndex = (value: string): 0 | 1 | 2 => (value.length <= 7 ? 0 : value.length <= 10 ? 1 : 2);

/** The product's picture with the value on a label, as on the store page. Without pictures the background colour remains. */
const renderPictureCard = ({ palette: { ground }, label, value }: CardFace, picture: string): string => {
  const fit = valueSizeIndex(value);
  const tag =
    '<div style="display:inline-block;padding:6px 14px;border-radius:0 0 12px 12px;background:#fffdf6;color:#13231f">' +
    (label && `<div class="gl" style="font-size:${wideLayout.labelSize}px;line-height:1.35">${label}</div>`) +
    `<div class="gv${fit}" style="font-size:${wideLayout.valueSizes[fit]}px;font-weight:760;line-height:1.15;white-space:nowrap">${value}</div></div>`;
  return renderTable(
    `bgcolor="${ground}" style="border-radius:0 0 20px 20px;background-color:${ground};background-image:url('${picture}');background-size:cover;background-position:center"`,
    `<tr><td class="gp" valign="bottom" height="${pictureHeight.wide}" style="height:${pictureHeight.wide}px;padding:0 28px 26px">${tag}</td></tr>`,
  );
};

const renderDrawnCard = ({ palette, brand, label, value }: CardFace): string => {
  const { ground, topEdge, ink } = palette;
  const keys = Array.from({ length: keyCount }, (_, at) => renderKey(palette, at)).join('');
  const fit = valueSizeIndex(value);
  const text =
    `<tr><td class="gb" valign="top" height="${wideLayout.aboveValue}" style="height:${wideLayout.aboveValue}px;font-size:${wideLayout.brandSize}px;font-weight:780;line-height:1">${brand}</td></tr>` +
    `<tr><td valign="bottom"><div class="gl" style="font-size:${wideLayout.labelSize}px;line-height:1.35">${label || '&nbsp;'}</div>` +
    `<div class="gv${fit}" style="font-size:${wideLayout.valueSizes[fit]}px;font-weight:760;line-height:1.15;white-space:nowrap">${value}</div></td></tr>`;
  return renderTable(
    `bgcolor="${ground}" style="background:${ground};color:${ink};border-top:5px solid ${topEdge};border-radius:0 0 20px 20px"`,
    `<tr><td class="gt" width="53%" valign="top" style="padding:26px 0 24px 28px">${renderTable('', text)}</td>` +
      `<td class="ge" valign="top" style="padding:0 4px ${wideLayout.belowKeys}px 0">${renderTable('', `<tr>${keys}</tr>`)}</td></tr>`,
  );
};

/**
 * The gift card as table cells: seven keys at the top edge, and the value in the free corner. A drawn card is visible
 * also if the mail reader blocks pictures.
 */
export const renderCard = (face: CardFace): string =>
  face.picture === undefined ? renderDrawnCard(face) : renderPictureCard(face, face.picture);
