import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** Loads axe once per document and returns one line per violation that the expression, a call of axe, finds. */
const runAxe = async (page: Page, axeCall: string): Promise<string[]> => {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axeSource);
  const violations = (await page.evaluate(`${axeCall}.then(({ violations }) => violations)`)) as Violation[];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
};

/** Every rule except the contrast of texts, which takes 60% of the time of axe. */
const findViolationsExceptContrast = (page: Page): Promise<string[]> =>
  runAxe(
    page,
    `axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })`,
  );

/**
 * The contrast of the texts that are described by one of `descriptions`. A page may replace a text after its description; then
 * there is nothing of it to check.
 */
const findContrastViolations = (page: Page, descriptions: readonly string[]): Promise<string[]> =>
  runAxe(
    page,
    `((include) => include.length === 0
        ? Promise.resolve({ violations: [] })
        : axe.run({ include }, { resultTypes: ['violations'], runOnly: ['color-contrast'] }))(
      ${JSON.stringify(descriptions)}.flatMap((text) => describedTexts.get(text)).filter((text) => text.isConnected))`,
  );

/**
 * Describes the header, the main part, the footer and the rest of the page by everything that decides the rules of axe:
 * elements, attributes, visibility, colours and scrolling. Of a text, a URL and an id only whether it is empty matters, of an
 * id also whether it exists once.
 * Describes each text by what decides its contrast: its colour, opacity and shadow, whether it is large, because large text
 * needs less contrast, whether it is disabled, because disabled text needs none, and the backgrounds behind it, of its
 * ancestors and of other elements that overlap it.
 */
const describeScript = `(() => {
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
    [...elements, ...document.querySelectorAll('svg :is(text, tspan)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => [element, { style: getComputedStyle(element), box: element.getBoundingClientRect() }]),
  );
  const describeBackground = (element, { backgroundColor, backgroundImage, opacity }) =>
    [element.matches('img, svg, video, canvas') || backgroundImage !== 'none', backgroundColor, opacity].join(' ');
  const backgrounds = [...visible]
    .map(([element, { style, box }]) => ({ element, box, background: describeBackground(element, style) }))
    .filter(({ background }) => background !== 'false rgba(0, 0, 0, 0) 1');
  const describeBackgrounds = (element, box) => {
    const behind = backgrounds.filter(({ element: other, box: area }) => other.contains(element) ||
      (area.left < box.right && area.right > box.left && area.top < box.bottom && area.bottom > box.top));
    return behind.map(({ element: other, background }) => background + other.contains(element));
  };
  const hasText = (element) => element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const isDisabled = (element) => element.closest(':disabled, [aria-disabled=true]') !== null ||
    element.closest('label')?.control?.matches(':disabled, [aria-disabled=true]') === true;
  const describeText = (element, { style, box }) => {
    const pixels = parseFloat(style.fontSize);
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(style.fontWeight) >= 700);
    return [isLarge, isDisabled(element), style.color, style.fill, style.textShadow,
      ...new Set(describeBackgrounds(element, box))].join();
  };
  window.describedTexts = Map.groupBy(
    [...visible.keys()].filter(hasText),
    (element) => describeText(element, visible.get(element)),
  );
  const describe = (element) => {
    const attributes = [...element.attributes].map((attribute) => describeAttribute(element, attribute)).sort();
    const shown = visible.get(element);
    if (!shown) return [element.tagName, ...attributes];
    const { style } = shown;
    const isScrollable = /auto|scroll/.test(style.overflow) &&
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    return [element.tagName, ...attributes, style.color, style.backgroundColor, style.opacity, style.textShadow,
      style.backgroundImage === 'none', isScrollable, hasText(element)];
  };
  const nameOfPart = (element) => (element.closest('main') ?? element.closest('header, footer'))?.tagName ?? 'BODY';
  const parts = Map.groupBy(elements, nameOfPart);
  const isNamed = document.title.trim() !== '' && document.documentElement.lang !== '';
  return {
    parts: [...parts].map(([part, inside]) => JSON.stringify([part, isNamed, ...inside.map(describe)])),
    texts: [...window.describedTexts.keys()],
  };
})()`;

/** The descriptions whose texts the page has not replaced since: only these count as checked. */
const describePresentTexts = `[...describedTexts]
  .filter(([, elements]) => elements.every((element) => element.isConnected))
  .map(([description]) => description)`;

interface Descriptions {
  readonly parts: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Returns a check for the violations that axe finds, one per line. Axe takes most of the time of such tests, and where a page has
 * only parts and texts that it has already checked it finds nothing new: it runs for new ones.
 */
export const createAccessibilityCheck = (): ((page: Page) => Promise<string[]>) => {
  const checkedParts = new Set<string>();
  const checkedTexts = new Set<string>();
  return async (page) => {
    const { parts, texts } = (await page.evaluate(describeScript)) as Descriptions;
    const hashes = parts.map((part) => createHash('sha256').update(part).digest('base64'));
    const newParts = hashes.filter((part) => !checkedParts.has(part));
    const newTexts = texts.filter((text) => !checkedTexts.has(text));
    for (const part of newParts) checkedParts.add(part);
    const contrastViolations = newTexts.length > 0 ? await findContrastViolations(page, newTexts) : [];
    const presentTexts = (await page.evaluate(describePresentTexts)) as readonly string[];
    for (const text of newTexts) if (presentTexts.includes(text)) checkedTexts.add(text);
    return [...contrastViolations, ...(newParts.length > 0 ? await findViolationsExceptContrast(page) : [])];
  };
};
