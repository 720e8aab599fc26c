import type { Page } from 'playwright-core';

/**
 * Finds visible texts that an ancestor with hidden overflow cuts off, texts left of the window, and controls that are lower than
 * their text. Not counted: text that ends with an
 * ellipsis or after a number of lines, text that can be scrolled to, visually hidden text, decoration (aria-hidden), and what a
 * carousel shows later.
 */
const script = `(() => {
  const tolerance = 2;
  const isIntended = (style, box) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || box.width <= 1 || box.height <= 1 ||
    style.clipPath !== 'none' || style.clip !== 'auto';
  const canScroll = (value) => value === 'auto' || value === 'scroll';
  const cuts = (value) => value === 'hidden' || value === 'clip';
  const describe = (element) => element.tagName.toLowerCase() + '.' + String(element.className).split(' ')[0];
  const findCut = (textBox, start) => {
    let scrollsX = false;
    let scrollsY = false;
    for (let at = start; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (cuts(style.overflowX) || cuts(style.overflowY)) {
        if (isIntended(style, box)) return undefined;
        const cutsX = cuts(style.overflowX) && !scrollsX &&
          (textBox.right > box.right + tolerance || textBox.left < box.left - tolerance);
        // The box of a text is higher than its line.
        const above = tolerance + textBox.height / 4;
        const cutsY = cuts(style.overflowY) && !scrollsY &&
          (textBox.bottom > box.bottom + above || textBox.top < box.top - above);
        if (at !== document.body && (cutsX || cutsY)) return describe(at);
      }
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
      scrollsX ||= canScroll(style.overflowX);
      scrollsY ||= canScroll(style.overflowY);
      if (style.position === 'fixed') return undefined;
    }
    return !scrollsX && textBox.right < 0 ? 'the left edge of the window' : undefined;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === '' || !parent || parent.closest('script, style, svg, noscript, [aria-hidden=true], [inert]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const cut = findCut(box, parent);
    if (cut) found.push(JSON.stringify(node.data.trim().slice(0, 40)) + ' is cut off by ' + cut);
  }
  for (const control of document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), select')) {
    const { fontSize, paddingTop, paddingBottom, opacity } = getComputedStyle(control);
    const inner = control.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    if (control.checkVisibility() && opacity !== '0' && control.clientWidth > 1 && inner < parseFloat(fontSize))
      found.push('the text of ' + describe(control) + ' is cut off by its own height');
  }
  return [...new Set(found)];
})()`;

export const findClippedTexts = (page: Page): Promise<string[]> => page.evaluate(script);
