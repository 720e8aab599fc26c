import { type Html, html, raw } from '@sargam/sandbox-shared/html';
import type { Method } from '../methods/method.ts';

/** The methods' colours as a style element: the content security policy blocks style attributes. */
export const renderMethodColours = (offered: readonly Method[], nonce: string): Html =>
  html`<style nonce="${nonce}">${raw(offered.map(({ code, colour }) => `.tone-${code}{--tone:${colour}}`).join(''))}</style>`;

/** An SVG with the method's name and colour, for `desc[].logo`. */
export const renderLogo = (name: string, colour: string): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64" role="img" aria-label="${name}"><path fill="${colour}" d="M0 0h160v48a16 16 0 0 1-16 16H16A16 16 0 0 1 0 48z"/><text x="80" y="39" fill="#fff" font-family="sans-serif" font-size="${name.length > 10 ? 16 : 22}" font-weight="700" text-anchor="middle">${name}</text></svg>`
    .html;
