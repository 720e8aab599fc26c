import './server-rendered-part.css';
import { type ReactNode, useDeferredValue } from 'react';
import { isHydrating } from './first-paint.ts';

/**
 * A part of the frame that the server wrote, in the same place of the document. What was written is taken over as it stands,
 * and replaced once the part is drawn: in slices, and without touching the rest of the page.
 */
export const ServerRenderedPart = ({ children }: { children: ReactNode }) => {
  const drawn = useDeferredValue(true, !isHydrating());
  if (drawn) return children;
  return <div className="written" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
};
