// Bundled into each remote that uses it, not into the kit's shared entry point: the landing page loads no form library.
export { zodResolver } from '@hookform/resolvers/zod';
export {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
  useForm,
  useWatch,
} from 'react-hook-form';
export { z } from 'zod';
export * from '../fields/index.ts';
export { BilingualField } from './BilingualField.tsx';
export { checkedResolver, type FieldMessages } from './checked-resolver.ts';
export { FormDateField, FormFileField, FormPhotoField } from './controlled-fields.tsx';
export { Form } from './Form.tsx';
export { decimalNumber, optionalNumber, takaAmount, wholeNumber } from './number-schemas.ts';
export { useApplyServerErrors } from './server-errors.ts';
export { useFieldProps } from './useFieldProps.ts';
