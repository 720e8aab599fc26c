import { banglaGlyph, glyphBaseline } from '@sargam/kit/art';
import { footerNav, mainNav, type NavItem } from '../../src/header/nav.ts';
import { type Html, html, raw } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { mark } from './art.ts';
import { icon } from './icon.ts';
import { searchForm } from './search-form.ts';

const logo = ({ t }: PageContext): Html =>
  html`<a class="logo" href="/">${mark}<span>${t('kit.brand')}</span><small>${t('shell.nav.beta')}</small><span class="vh">${t('shell.nav.home')}</span></a>`;

const icons = {
  down: icon('<path d="M6 9l6 6l6 -6"/>'),
  bag: icon(
    '<path d="M6.331 8h11.339a2 2 0 0 1 1.977 2.304l-1.255 8.152a3 3 0 0 1 -2.966 2.544h-6.852a3 3 0 0 1 -2.965 -2.544l-1.255 -8.152a2 2 0 0 1 1.977 -2.304"/><path d="M9 11v-5a3 3 0 0 1 6 0v5"/>',
  ),
  menu: icon('<path d="M4 6l16 0"/><path d="M4 12l16 0"/><path d="M4 18l16 0"/>'),
  device: icon(
    '<path d="M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10z"/><path d="M7 20h10"/><path d="M9 16v4"/><path d="M15 16v4"/>',
  ),
  language: icon(
    '<path d="M9 6.371c0 4.418 -2.239 6.629 -5 6.629"/><path d="M4 6.371h7"/><path d="M5 9c0 2.144 2.252 3.908 6 4"/><path d="M12 20l4 -9l4 9"/><path d="M19.1 18h-6.2"/><path d="M6.694 3l.793 .582"/>',
  ),
};

const glyph = html`<svg class="gl" viewBox="0 0 ${banglaGlyph.w} ${glyphBaseline}" aria-hidden="true" focusable="false"><path fill="currentColor" d="${banglaGlyph.d}"></path></svg>`;

const languageLink = ({ language, url }: PageContext): Html => {
  const other = language === 'en' ? 'bn' : 'en';
  const to = new URLSearchParams(url.searchParams);
  to.set('lng', other);
  return html`<a class="btn ghost hide-s" href="${`${url.pathname}?${to}`}" lang="${other}" aria-label="${other === 'bn' ? 'বাংলা' : 'English'}">${icons.language}${other === 'bn' ? glyph : 'English'}</a>`;
};

const mainItem = ({ t, url }: PageContext, { to, text }: NavItem): Html => {
  if (to === '/instructorlist')
    return html`<div class="menu"><a href="${to}">${t(text)}${icons.down}</a></div>`;
  return html`<a href="${to}" ${raw(to === url.pathname ? 'aria-current="page"' : '')}>${t(text)}</a>`;
};

/** The header as a visitor sees it, until the shell draws its own in the same place and size. */
export const header = (view: PageContext): Html => {
  const { t, url } = view;
  return html`<a class="skip" href="#main">${t('shell.skip')}</a><header class="top"><div class="wrap">${logo(view)}<nav class="nav hide-s" aria-label="${t('shell.nav.label')}">${mainNav.map((item) => mainItem(view, item))}</nav>${searchForm(view)}<div class="end">${url.pathname !== '/courseview' && languageLink(view)}<div class="hide-s"><span class="ib">${icons.device}</span></div><a class="ib" href="/cart" aria-label="${t('shell.nav.cart')}">${icons.bag}</a><a class="btn ghost hide-s" href="/login">${t('shell.nav.login')}</a><a class="btn solid hide-s" href="/signup">${t('shell.nav.signup')}</a><div class="hide-l"><span class="ib">${icons.menu}</span></div></div></div></header>`;
};

const links = ({ t }: PageContext, title: string, items: readonly NavItem[]): Html | false =>
  items.length > 0 &&
  html`<nav aria-label="${t(title)}"><h2>${t(title)}</h2><ul>${items.map(({ to, text }) => html`<li><a href="${to}">${t(text)}</a></li>`)}</ul></nav>`;

/** The footer without its metronome, which needs the script anyway. */
export const footer = (view: PageContext): Html => {
  const { t } = view;
  return html`<footer class="foot"><div class="wrap"><div class="grid"><div class="foot-about">${logo(view)}<p>${t('shell.footer.about')}</p></div>${links(view, 'shell.footer.learn', footerNav.learn)}${links(view, 'shell.footer.sargam', footerNav.sargam)}<div class="metro metro-place"></div></div><p class="end">${t('shell.footer.copyright')}</p></div></footer>`;
};

/** A whole page: header, what the remote will draw again, footer, each as the shell's first drawing takes it over. */
export const renderFrame = (view: PageContext, content: Html): Html =>
  html`<div class="written">${header(view)}</div><main id="main" tabindex="-1"><div id="first-paint">${content}</div></main><div class="written">${footer(view)}</div>`;
