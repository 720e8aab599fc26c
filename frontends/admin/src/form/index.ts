export { ConfirmDialog } from './ConfirmDialog.tsx';
export { EditForm } from './EditForm.tsx';
export { FieldRow } from './FieldRow.tsx';
export { useQuestion } from './useQuestion.ts';
