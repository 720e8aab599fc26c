import { useLanguage, useLocation } from '@sargam/kit';
import { useEffect, useState } from 'react';
import { pageIdentity } from './page-identity.ts';

/** Uses the fonts that were late (`font-display: optional`). They are in a style sheet inside the document. */
const applyLateFonts = (): void => {
  const rules = [...document.styleSheets].flatMap((sheet) => (sheet.href ? [] : [...sheet.cssRules]));
  // A change of `FontFace.display` instead of the rule does not affect Chromium's text.
  for (const rule of rules)
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap');
};

/** Lets the second page, or the same page in another language, use fonts that were late for the first one. */
export const useLateFonts = (): void => {
  const view = `${useLanguage()} ${pageIdentity(useLocation())}`;
  const [first] = useState(view);
  const isFirst = view === first;
  useEffect(() => {
    if (!isFirst) applyLateFonts();
  }, [isFirst]);
};
