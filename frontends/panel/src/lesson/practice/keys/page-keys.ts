const textTypes = new Set(['text', 'search', 'email', 'number', 'password', 'tel', 'url', 'date', 'time']);
const sliderKeys = new Set([
  'arrowleft',
  'arrowright',
  'arrowup',
  'arrowdown',
  'home',
  'end',
  'pageup',
  'pagedown',
]);
const buttonKeys = new Set([' ', 'enter']);

const signs: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
};

/**
 * The key in lower case. On a keyboard with another script, such as a Bengali one, the Latin letter, digit or sign at the same
 * place: the keys are shown with Latin letters.
 */
export const keyOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key.length > 1 || /^[\x20-\x7e]$/.test(key)) return key.toLowerCase();
  return signs[code] ?? /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
};

/** Whether the element uses this key itself: text fields use all of them, sliders the arrows, buttons space and Enter. */
export const usesKey = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog[open], [role="dialog"], textarea, select, [contenteditable]')) return true;
  if (target instanceof HTMLInputElement && textTypes.has(target.type)) return true;
  if (target.closest('input[type="range"], [role="slider"]') && sliderKeys.has(key)) return true;
  return target.closest('button, a, input[type="checkbox"]') !== null && buttonKeys.has(key);
};
