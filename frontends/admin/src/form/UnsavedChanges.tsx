import { setNavigationGuard, useTranslate } from '@sargam/kit';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useCloseQuestion } from './useCloseQuestion.ts';
import type { FormDraft } from './useDraft.ts';

/** While the form has unsaved changes, navigation waits for the answer of the user. */
const useNavigationQuestion = (isDirty: boolean) => {
  const proceed = useRef<() => void>(undefined);
  const isLeaving = useRef(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isDirty) return;
    return setNavigationGuard((navigate) => {
      proceed.current = navigate;
      setAsking(true);
    });
  }, [isDirty]);
  // This effect is after the one above, so the guard has been removed when it continues the navigation.
  useEffect(() => {
    if (isDirty || !isLeaving.current) return;
    isLeaving.current = false;
    proceed.current?.();
  }, [isDirty]);
  const stay = (): void => setAsking(false);
  /** Continues the navigation when the changes have been discarded. */
  const leave = (): void => {
    setAsking(false);
    isLeaving.current = true;
  };
  return { isAsking, stay, leave };
};

/** The notice about restored changes, and the question before unsaved changes are left. */
export const UnsavedChanges = ({ draft }: { draft: FormDraft }) => {
  const t = useTranslate();
  const { isAsking, stay, leave } = useNavigationQuestion(draft.isDirty);
  useCloseQuestion(draft.isDirty);
  return (
    <>
      <RestoredNotice draft={draft} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('admin.draft.leave_title')}
        text={t('admin.draft.leave_text')}
        cancel="admin.draft.stay"
        confirm="admin.draft.discard"
        onCancel={stay}
        onConfirm={() => {
          draft.discard();
          leave();
        }}
      />
    </>
  );
};
