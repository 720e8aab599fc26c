import { keyOf, usesKey } from './page-keys.ts';

it.each([
  ['a', 'KeyA', 'a'],
  ['A', 'KeyA', 'a'],
  ['ৃ', 'KeyA', 'a'],
  ['১', 'Digit1', '1'],
  ['ড', 'BracketLeft', '['],
  ['।', 'Period', '.'],
  ['?', 'Slash', '?'],
  ['ArrowLeft', 'ArrowLeft', 'arrowleft'],
])('the key "%s" (%s) is "%s"', (key, code, expected) => expect(keyOf({ key, code })).toBe(expected));

const elementOf = (html: string): Element => {
  document.body.innerHTML = html;
  const element = document.body.querySelector('[data-target]');
  if (!element) throw new Error('The markup has no target.');
  return element;
};

it.each([
  ['<input data-target>', 'a', true],
  ['<textarea data-target></textarea>', '?', true],
  ['<div contenteditable data-target></div>', 'a', true],
  ['<select data-target></select>', 'l', true],
  ['<dialog open><button data-target></button></dialog>', 'a', true],
  ['<input type="range" data-target>', 'arrowleft', true],
  ['<input type="range" data-target>', 'a', false],
  ['<button role="slider" data-target></button>', 'arrowright', true],
  ['<button data-target></button>', ' ', true],
  ['<button data-target></button>', 'b', false],
  ['<p data-target></p>', ' ', false],
])('%s uses the key "%s": %s', (html, key, uses) => expect(usesKey(elementOf(html), key)).toBe(uses));
