import { isFirstRenderDone } from '@sargam/kit';
import { useState } from 'react';
import styles from './below-fold.module.css';

/**
 * Class for content below the fold: the browser skips its layout on a first visit. On later renders the full height is
 * needed to restore the scroll position. Read once, because a change would render the page a second time.
 */
export const useBelowFoldClass = (): string | undefined =>
  useState(isFirstRenderDone)[0] ? undefined : styles.belowFold;
