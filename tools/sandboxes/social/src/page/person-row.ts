import { type Html, html, raw } from '@sargam/sandbox-shared/html';
import type { ChoiceFault } from '../people/chosen-person.ts';
import type { Person } from '../people/person.ts';
import { picturePath } from '../people/picture.ts';
import type { Texts } from './texts.en.ts';

export interface Row {
  checked: boolean;
  lastTime: boolean;
}

const renderRadio = (id: string, checked: boolean): Html =>
  html`<input type="radio" name="person" value="${id}" data-testid="person-${id}"${checked && raw(' checked')}>`;

const renderTag = (text: string): Html => html` <span class="tag">${text}</span>`;

/** The row of a test person with its tags. */
export const renderPersonRow = (
  person: Person,
  { checked, lastTime }: Row,
  siteName: string,
  texts: Texts,
): Html => html`
<li><label class="person">${renderRadio(person.id, checked)}
<img src="${picturePath(person)}" width="48" height="48" alt="">
<span><b>${person.name}</b> <small>${person.email ?? texts.noEmail}</small>
${person.email && !person.emailVerified && renderTag(texts.notVerified)}
${person.id === 'student' && renderTag(texts.hasAccount(siteName))}
${lastTime && renderTag(texts.lastTime)}</span></label></li>`;

export interface TypedValues {
  name: string;
  email: string;
  verified: boolean;
}

/** The row of a typed person. The style shows its fields when it is chosen. */
export const renderOtherRow = (
  checked: boolean,
  { name, email, verified }: TypedValues,
  fault: ChoiceFault | undefined,
  texts: Texts,
): Html => html`
<li><label class="person">${renderRadio('other', checked)}<span class="blank" aria-hidden="true">+</span>
<span><b>${texts.someoneElse}</b> <small>${texts.someoneElseHint}</small></span></label>
<div class="typed">
<label class="field">${texts.name}<input name="name" value="${name}" autocomplete="off" maxlength="80" data-testid="other-name"${fault === 'nameMissing' && raw(' aria-invalid="true" aria-describedby="fault"')}></label>
<label class="field">${texts.email} <i>(${texts.optional})</i><input name="email" value="${email}" inputmode="email" autocomplete="off" maxlength="120" data-testid="other-email"${fault === 'emailInvalid' && raw(' aria-invalid="true" aria-describedby="fault"')}></label>
<label class="tick"><input type="checkbox" name="verified" value="1" data-testid="other-verified"${verified && raw(' checked')}>${texts.verified}</label>
</div></li>`;
