export { avatarArt, avatarViewBox } from './avatar.ts';
export { type CoverKind, coverArt, coverKindForCategory, coverViewBox } from './course-cover.ts';
export { type EmptyIllustrationKind, emptyIllustrations, emptyViewBox } from './empty-illustration.ts';
export { giftCardArt, giftCardTextColor, giftCardViewBox } from './gift-card.ts';
export { banglaGlyph, type Glyph, glyphBaseline } from './glyphs.ts';
export { heroKeyArt, heroKeyTextColor, heroKeyViewBox } from './hero-key.ts';
export { logoMarkArt, logoMarkViewBox } from './logo-mark.ts';
export { type Palette, paletteForSeed, palettes } from './palette.ts';
export { seedFromId } from './shapes.ts';
