// Bundled into the remote that uses it, apart from the kit's shared entry: the landing page has no form library.
export { zodResolver } from '@hookform/resolvers/zod';
export { useForm, useWatch } from 'react-hook-form';
export { z } from 'zod';
export * from '../fields/index.ts';
export { FormDateField, FormPhotoField } from './controlled-fields.tsx';
export { Form } from './Form.tsx';
export { applyServerErrors } from './server-errors.ts';
export { useFieldProps } from './useFieldProps.ts';
