/** A media query list that never matches, because jsdom has no matchMedia. */
const noMatch = (media) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
});
/** Server tests run in Node (`@jest-environment node`) and do not need the polyfills. */
if (typeof window !== 'undefined') {
  window.matchMedia ??= noMatch;

  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.ResizeObserver ??= NoObserver;
  window.IntersectionObserver ??= NoObserver;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  URL.createObjectURL ??= () => 'blob:test';
  URL.revokeObjectURL ??= () => {};

  if (!HTMLDialogElement.prototype.showModal) {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close() {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    };
  }
}
