import './written.css';
import { type ReactNode, useDeferredValue } from 'react';
import { adopting } from './first-paint.ts';

/**
 * A part of the frame that the server wrote, in the same place of the document. What was written is taken over as it stands,
 * and replaced once the part is drawn: in slices, and without touching the rest of the page.
 */
export const Written = ({ children }: { children: ReactNode }) => {
  const drawn = useDeferredValue(true, !adopting());
  if (drawn) return children;
  return <div className="written" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
};
