/** The list with the item at `from` at position `to`. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const moved = items[from];
  const others = items.filter((_, index) => index !== from);
  return moved === undefined ? others : [...others.slice(0, to), moved, ...others.slice(to)];
};
