import { type DragEvent, useState } from 'react';

/** Drag and drop of rows with the pointer. The move buttons of the rows are for the keyboard and for touch screens. */
export const useDragOrder = (move: (from: number, to: number) => void) => {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const end = (): void => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    /** The row above or below which the dragged row will be. */
    edgeOf: (index: number): 'above' | 'below' | undefined => {
      if (dragged === undefined || index !== target || index === dragged) return undefined;
      return index < dragged ? 'above' : 'below';
    },
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 0, 0);
        setDragged(index);
      },
      onDragEnd: end,
    }),
    row: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== undefined) move(dragged, index);
        end();
      },
    }),
  };
};

export type DragOrder = ReturnType<typeof useDragOrder>;
