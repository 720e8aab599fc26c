import { Button, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { ConfirmDialog } from '../form/ConfirmDialog.tsx';
import { useAction } from '../form/useAction.ts';

type Props = {
  /** Text keys: of the button, and of the question before the action. */
  text: string;
  title: string;
  question: string;
  call: () => Promise<unknown>;
  /** Text key of the toast after success. */
  saved: string;
};

/** A button for an action that cannot be undone; a dialog asks first. */
export const ActionWithQuestion = ({ text, title, question, call, saved }: Props) => {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const action = useAction<void>(call, { saved, failed: 'admin.generic.failed_please', refresh: '/' });
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)} text={text} />
      <ConfirmDialog
        danger
        open={isAsking}
        title={t(title)}
        text={t(question)}
        confirm={text}
        busy={action.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => action.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
};
