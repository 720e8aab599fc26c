export { type CoverKind, coverArt, coverBox, coverKindOf } from './cover.ts';
export { type EmptyKind, emptyArt, emptyBox } from './empty.ts';
export { giftCardArt, giftCardBox, giftCardInk } from './gift-card.ts';
export { banglaGlyph, type Glyph, glyphBaseline } from './glyphs.ts';
export { heroKeyArt, heroKeyBox, heroKeyInk } from './keys.ts';
export { markArt, markBox } from './mark.ts';
export { type Palette, paletteOf, palettes } from './palette.ts';
export { personArt, personBox } from './person.ts';
export { seedOf } from './shapes.ts';
