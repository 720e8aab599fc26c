import { html } from '../html.ts';
import type { PageContext, RenderedPage } from '../page-context.ts';
import { heroKey } from '../parts/art.ts';

const lengths = [300, 284, 268, 252, 236, 222, 208];
const FALLEN = 3;

/** The page of an address that is none of ours, as the shell draws it again. */
export const notFound = ({ t }: PageContext): RenderedPage => ({
  head: { title: `${t('shell.title.not_found')} · ${t('kit.brand')}`, noindex: true },
  body: html`<div class="wrap"><section class="nf"><div class="ln"></div><div class="tx"><h1>${t('shell.not_found.title')}</h1><p class="muted">${t('shell.not_found.text')}</p><a class="btn main lg" href="/">${t('shell.not_found.back')}</a></div><div class="ks" aria-hidden="true">${lengths.map((length, note) => html`<span class="${note === FALLEN ? 'fall' : ''}" style="height:${note === FALLEN ? length - 40 : length}px">${heroKey(note)}</span>`)}</div></section></div>`,
  status: 404,
});
