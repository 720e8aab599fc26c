export { ChoiceCards, type ChoiceOption } from './ChoiceCards.tsx';
export { DateField } from './DateField.tsx';
export {
  type ControlProps,
  type ControlProps,
  codeInputProps,
  Field,
  Field,
  type FieldProps,
  type FieldProps,
} from './Field.tsx';
export { FileField } from './FileField.tsx';
export { SelectField, TextArea, TextField } from './inputs.tsx';
export { NumberField, TakaField } from './NumberField.tsx';
export { PasswordField } from './PasswordField.tsx';
export { PhotoField } from './PhotoField.tsx';
export { SwitchField } from './SwitchField.tsx';
export { shrinkPhoto } from './shrink-photo.ts';
