export { ChoiceCards, type ChoiceOption } from './ChoiceCards.tsx';
export { DateField } from './DateField.tsx';
export { type ControlProps, codeInputProps, Field, type FieldProps } from './Field.tsx';
export { SelectField, TextArea, TextField } from './inputs.tsx';
export { PasswordField } from './PasswordField.tsx';
export { PhotoField } from './PhotoField.tsx';
export { shrinkPhoto } from './shrink-photo.ts';
