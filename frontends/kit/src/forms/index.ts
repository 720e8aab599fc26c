// Bundled into the remote that uses it, apart from the kit's shared entry: the landing page has no form library.
export { zodResolver } from '@hookform/resolvers/zod';
export { useForm, useWatch } from 'react-hook-form';
export { z } from 'zod';
export * from '../fields/index.ts';
export { Form } from './Form.tsx';
export { FormDateField, FormPhotoField } from './picked.tsx';
export { applyServerErrors } from './server-errors.ts';
export { useFields } from './useFields.ts';
