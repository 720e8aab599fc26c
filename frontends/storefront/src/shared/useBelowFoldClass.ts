import './below-fold.css';
import { isFirstRenderDone } from '@sargam/kit';
import { useState } from 'react';

/**
 * The class of what is far below the window on a first visit; whoever comes back to the page needs its whole height at once,
 * to be where they were. Asked once: a page that followed the answer would be drawn twice, the second time in one go.
 */
export const useBelowFoldClass = (): string | undefined =>
  useState(isFirstRenderDone)[0] ? undefined : 'far';
