export { ConfirmDialog } from './ConfirmDialog.tsx';
export { DeleteDialog } from './DeleteDialog.tsx';
export { EditForm } from './EditForm.tsx';
export { FieldRow } from './FieldRow.tsx';
export { refetchStartingWith, useAction } from './useAction.ts';
export { useQuestion } from './useQuestion.ts';
