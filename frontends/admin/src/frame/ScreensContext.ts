import { createContext } from 'react';
import type { Screen } from './screen.ts';

/** The screens of the back-office, for links between them. Undefined outside the frame. */
export const ScreensContext = createContext<readonly Screen[] | undefined>(undefined);
