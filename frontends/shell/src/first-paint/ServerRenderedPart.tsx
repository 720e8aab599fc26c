import './server-rendered-part.css';
import { type ReactNode, useDeferredValue } from 'react';
import { isHydrating } from './first-paint.ts';

/**
 * A part of the frame that the server has rendered. Hydration keeps the server's markup; a deferred render then replaces
 * it, without changing the rest of the page.
 */
export const ServerRenderedPart = ({ children }: { children: ReactNode }) => {
  const isRendered = useDeferredValue(true, !isHydrating());
  if (isRendered) return children;
  return <div className="written" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
};
