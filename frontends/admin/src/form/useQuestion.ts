import { useRef, useState } from 'react';

/**
 * A question whose answer is awaited: `ask` opens the dialog, which gets the props `dialog`.
 * `<EditForm ask={question.ask} …/>` with `<ConfirmDialog {...question.dialog} …/>`
 */
export const useQuestion = () => {
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const [isOpen, setOpen] = useState(false);
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      answer.current = resolve;
      setOpen(true);
    });
  const close = (isConfirmed: boolean): void => {
    setOpen(false);
    answer.current?.(isConfirmed);
  };
  return { ask, dialog: { open: isOpen, onCancel: () => close(false), onConfirm: () => close(true) } };
};
