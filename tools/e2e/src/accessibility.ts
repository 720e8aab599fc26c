import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

const findViolations = async (page: Page): Promise<string[]> => {
  // The script is loaded once per document.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axeSource);
  const violations = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )) as Violation[];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
};

/**
 * Describes the header, the main part, the footer and the rest of the page by everything that decides the rules of axe:
 * elements, attributes, visibility, colours, scrolling, and backgrounds that overlap a text from outside.
 * Of a text, a URL and an id only whether it is empty matters, of an id also whether it exists once,
 * and of a font whether the text is large, because large text needs less contrast.
 */
const describePartsScript = `(() => {
  const idLists = /^(?:for|list|headers|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
  const texts = /^(?:class|style|name|value|alt|title|placeholder|content|datetime|action|href|src|srcset|sizes|width|height|media|data-.*|aria-(?:label|valuetext|valuenow|posinset|setsize))$/;
  const describeAttribute = (element, { name, value }) => {
    if (name === 'id') return 'id' + (document.getElementById(value) === element);
    if (idLists.test(name)) return name + value.split(/\\s+/).map((id) => document.getElementById(id) !== null);
    if (name === 'href' && value.startsWith('#')) return name + (document.querySelector(value) !== null);
    return texts.test(name) ? name + (value.trim() !== '') : name + '=' + value;
  };
  const elements = [...document.querySelectorAll('body, body *')].filter(
    (element) => !element.matches('script, style, svg *'),
  );
  const visible = new Map(
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => [element, { style: getComputedStyle(element), box: element.getBoundingClientRect() }]),
  );
  const positioned = [...visible].filter(([, { style }]) => style.position !== 'static');
  const findOverlapping = (element, box) =>
    positioned.filter(([other, { box: area }]) =>
      area.left < box.right && area.right > box.left && area.top < box.bottom && area.bottom > box.top &&
      !other.contains(element) && !element.contains(other));
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const describeText = (element, style, box) => {
    const pixels = parseFloat(style.fontSize);
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(style.fontWeight) >= 700);
    const overlapping = findOverlapping(element, box).map(([, { style: { backgroundColor } }]) => backgroundColor);
    return [isLarge, ...new Set(overlapping)].join(' ');
  };
  const describe = (element) => {
    const attributes = [...element.attributes].map((attribute) => describeAttribute(element, attribute)).sort();
    const shown = visible.get(element);
    if (!shown) return [element.tagName, ...attributes];
    const { style, box } = shown;
    const isScrollable = /auto|scroll/.test(style.overflow) &&
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    return [element.tagName, ...attributes, style.color, style.backgroundColor, style.opacity, style.textShadow,
      style.backgroundImage === 'none', isScrollable, hasText(element) && describeText(element, style, box)];
  };
  const nameOfPart = (element) => (element.closest('main') ?? element.closest('header, footer'))?.tagName ?? 'BODY';
  const parts = Map.groupBy(elements, nameOfPart);
  const isNamed = document.title.trim() !== '' && document.documentElement.lang !== '';
  return [...parts].map(([part, inside]) => JSON.stringify([part, isNamed, ...inside.map(describe)]));
})()`;

/**
 * Returns a check for the violations that axe finds, one per line. Axe takes most of the time of such tests, and on a page whose
 * parts it has already checked it finds nothing new: such a page is skipped.
 */
export const createAccessibilityCheck = (): ((page: Page) => Promise<string[]>) => {
  const checked = new Set<string>();
  return async (page) => {
    const descriptions = (await page.evaluate(describePartsScript)) as string[];
    const parts = descriptions.map((text) => createHash('sha256').update(text).digest('base64'));
    if (parts.every((part) => checked.has(part))) return [];
    for (const part of parts) checked.add(part);
    return findViolations(page);
  };
};
