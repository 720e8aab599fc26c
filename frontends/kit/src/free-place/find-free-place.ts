/** Edges in pixels from the top left corner of the window. */
export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** A box above the lower edge of the window, and the area in square pixels in which it covers other boxes. */
export type Place = { bottom: number; covered: number };

/** Distance to the lower edge of the window. */
export const EDGE_PX = 16;
const GAP_PX = 8;

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/** The edges are read one by one, because those of a DOMRect are not its own properties. */
const moveTo = ({ left, right, top, bottom: lower }: Box, bottom: number, windowHeight: number): Box => ({
  left,
  right,
  bottom: windowHeight - bottom,
  top: windowHeight - bottom - (lower - top),
});

/** The lowest place in the lower part of the window where the box covers the least of the others. */
export const findFreePlace = (box: Box, others: readonly Box[], windowHeight: number): Place => {
  const maxBottom = windowHeight * 0.6;
  const bottoms = [EDGE_PX, ...others.map(({ top }) => windowHeight - top + GAP_PX)]
    .filter((bottom) => bottom >= EDGE_PX && bottom <= maxBottom)
    .sort((one, other) => one - other);
  const places = bottoms.map((bottom) => {
    const moved = moveTo(box, bottom, windowHeight);
    return { bottom, covered: others.reduce((sum, other) => sum + overlap(moved, other), 0) };
  });
  const start: Place = { bottom: EDGE_PX, covered: Number.POSITIVE_INFINITY };
  return places.reduce((best, place) => (place.covered < best.covered ? place : best), start);
};
