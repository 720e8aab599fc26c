import type { ReactNode } from 'react';
import formStyles from './form.module.css';

/** Fields beside each other; below each other in a narrow window. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={formStyles.row}>{children}</div>
);
