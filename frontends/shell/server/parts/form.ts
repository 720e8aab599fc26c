import { type Fragment, type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from './icon.ts';

// A form as it is before its script: the same places in the same sizes, but nothing that could be typed into and lost.

/** Inputs keep their own height in every font; in an inert part nobody reaches them. */
export const box = html`<input class="in" readonly aria-hidden="true" tabindex="-1">`;

export const field = (label: string, inside: Fragment = box, hint?: string): Html =>
  html`<div class="field"><span class="lab">${label}</span>${inside}${hint && html`<p class="msg">${hint}</p>`}</div>`;

/** One of the form itself, by the name of its text. */
export const formField = ({ t }: PageContext, name: string, hint?: string): Html =>
  field(t(`kit.person.${name}`), box, hint);

export const pair = (...fields: readonly Html[]): Html => html`<div class="pair">${fields}</div>`;

export const submit = (label: string): Html => html`<span class="btn solid lg wide">${label}</span>`;

const brands = {
  google:
    '<path d="M20.945 11a9 9 0 1 1 -3.284 -5.997l-2.655 2.392a5.5 5.5 0 1 0 2.119 6.605h-4.125v-3h7.945"/>',
  facebook: '<path d="M7 10v4h3v7h4v-7h3l1 -4h-4v-2a1 1 0 0 1 1 -1h3v-4h-3a5 5 0 0 0 -5 5v2h-3"/>',
} as const;

/** The ways in through another house. */
export const otherWays = ({ t }: PageContext): Html =>
  html`<div class="gate-social" inert><p class="gate-or">${t('storefront.login.or')}</p>${(['google', 'facebook'] as const).map((name) => html`<span class="btn line wide">${icon(brands[name])}${t(`storefront.login.${name}`)}</span>`)}</div>`;
