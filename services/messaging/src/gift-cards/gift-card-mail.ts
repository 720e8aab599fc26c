import { formatDate, formatMoney, formatNumber } from '@sargam/chassis/formatting';
import {
  escapeHtml,
  type Language,
  type Mail,
  renderButton,
  renderClosing,
  renderPage,
  renderParagraph,
  renderRows,
} from '../mails/mail.ts';
import { cardStyles, renderCard, selectPalette } from './card-html.ts';
import { giftCardMailTexts } from './gift-card-mail-texts.ts';

export interface GiftCardMail {
  readonly language: Language;
  readonly productId: string;
  /** Address of the product's picture; undefined if the card is drawn in the colours of the product id. */
  readonly picture: string | undefined;
  /** Undefined if the buyer is the receiver. */
  readonly gift: { readonly receiver: string; readonly sender: string } | undefined;
  readonly message: string;
  readonly valuePoisha: bigint;
  readonly validTo: Date;
  /** One code for each card. `url` has the code in its fragment, which no server receives. */
  readonly codes: readonly { readonly code: string; readonly url: string }[];
}

/** The mail with the gift card and its codes, for the receiver. */
export const giftCardMail = (mail: GiftCardMail): Mail => {
  const subject = mail.gift
    ? giftCardMailTexts[mail.language].subjectFrom(mail.gift.sender)
    : giftCardMailTexts[mail.language].subject;
  return { subject, text: renderText(mail), html: renderHtml(mail, subject) };
};

/** The value without `.00`, for example ৳1,000. */
const formatCardValue = ({ language, valuePoisha }: GiftCardMail): string =>
  formatMoney(language, valuePoisha).replace(/\.(?:00|০০)$/, '');

const toRows = ({
  language,
  valuePoisha,
  validTo,
  codes,
}: GiftCardMail): readonly (readonly [string, string])[] => {
  const say = giftCardMailTexts[language];
  const times = codes.length > 1 ? ` × ${formatNumber(language, codes.length)}` : '';
  return [
    [say.value, formatMoney(language, valuePoisha) + times],
    [say.validTo, say.until(formatDate(language, validTo))],
  ];
};

const codeLabel = ({ language, codes }: GiftCardMail, at: number): string => {
  const say = giftCardMailTexts[language];
  return codes.length > 1 ? `${say.code} ${formatNumber(language, at + 1)}` : say.code;
};

const renderText = (mail: GiftCardMail): string => {
  const { language, gift, message, codes } = mail;
  const say = giftCardMailTexts[language];
  return [
    ...(gift ? [`${say.dear} ${gift.receiver},`] : []),
    ...(message ? [message] : []),
    ...(gift ? [`${say.from}, ${gift.sender}`] : []),
    toRows(mail)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    ...codes.map(({ code, url }, at) => `${codeLabel(mail, at)}: ${code}\n${say.open}:\n${url}`),
    say.how,
    say.careful,
    say.closing,
  ].join('\n\n');
};

const renderHtml = (mail: GiftCardMail, subject: string): string => {
  const { language, productId, picture, gift, message, codes } = mail;
  const say = giftCardMailTexts[language];
  const banner = renderCard({
    palette: selectPalette(productId),
    brand: say.brand,
    label: gift ? `${say.dear} <b>${escapeHtml(gift.receiver)}</b>` : '',
    value: escapeHtml(formatCardValue(mail)),
    picture: picture && escapeHtml(picture),
  });
  const inside = [
    ...(message ? [renderMessage(message)] : []),
    ...(gift ? [renderSender(`${say.from}, ${gift.sender}`)] : []),
    renderRows({ rows: toRows(mail) }),
    ...codes.map(
      ({ code, url }, at) => renderCode(codeLabel(mail, at), code) + renderButton({ label: say.open, url }),
    ),
    renderParagraph(say.how),
    `<p style="margin:0 0 16px;font-size:14px;color:#495651">${escapeHtml(say.careful)}</p>`,
    renderClosing(say.closing),
  ];
  return renderPage({ language, subject, banner, styles: cardStyles }, inside.join(''));
};

const renderMessage = (message: string): string =>
  `<p style="margin:0 0 12px;font-size:20px;line-height:1.55">${escapeHtml(message).replaceAll('\n', '<br>')}</p>`;

const renderSender = (text: string): string =>
  `<p style="margin:0 0 20px;color:#495651">${escapeHtml(text)}</p>`;

const renderCode = (label: string, code: string): string =>
  `<p style="margin:0 0 6px;font-size:14px;color:#495651">${escapeHtml(label)}</p>` +
  '<div style="margin:0 0 20px;padding:14px 6px;border:1px dashed #93a39b;border-radius:8px;background:#f1f6f3;text-align:center;' +
  "white-space:nowrap;font:700 20px/1.3 'SFMono-Regular',Consolas,Menlo,'Liberation Mono',monospace\">" +
  `${escapeHtml(code)}</div>`;
