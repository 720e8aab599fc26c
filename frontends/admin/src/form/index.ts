export { ConfirmDialog } from './ConfirmDialog.tsx';
export { DeleteDialog } from './DeleteDialog.tsx';
export { EditForm } from './EditForm.tsx';
export { FieldRow } from './FieldRow.tsx';
export { FormDialog } from './FormDialog.tsx';
export { optionalFile, requiredFile } from './file-schemas.ts';
export { refetchStartingWith, useAction } from './useAction.ts';
export { useFailureText } from './useFailureText.ts';
export { useQuestion } from './useQuestion.ts';
