import type { Language } from '@sargam/chassis/formatting';

/** A rendered mail without sender and recipient. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

export type { Language } from '@sargam/chassis/formatting';

/** English, unless the text is `bn`. */
export const parseLanguage = (language: string): Language => (language === 'bn' ? 'bn' : 'en');

/** The text in the language; English replaces a missing Bengali text. Empty without a text. */
export const localize = (
  text: { readonly en: string; readonly bn: string } | undefined,
  language: Language,
): string => text?.[language] || text?.en || '';

/** The content that each template provides. The layout is the same for all mails. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Name and value in two columns. */
  readonly rows?: readonly (readonly [string, string])[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly closing: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names and titles are user input and must not become markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const fonts: Record<Language, string> = {
  en: "'Anek Bangla',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  bn: "'Anek Bangla','Hind Siliguri','Noto Sans Bengali',Vrinda,sans-serif",
};

/** The paragraphs of a text: line breaks separate them. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Renders a mail as plain text and as HTML. */
export const renderMail = (letter: MailContent): Mail => ({
  subject: letter.subject,
  text: renderText(letter),
  html: renderHtml(letter),
});

const renderText = ({ greeting, paragraphs, rows = [], button, closing }: MailContent): string =>
  [
    greeting,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    closing,
  ].join('\n\n');

const renderHtml = (letter: MailContent): string => {
  const { greeting, paragraphs, closing } = letter;
  return renderPage(
    letter,
    [
      renderParagraph(greeting),
      ...paragraphs.map(renderParagraph),
      renderRows(letter),
      renderButton(letter.button),
      renderClosing(closing),
    ].join(''),
  );
};

export const renderParagraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

export const renderClosing = (text: string): string =>
  `<p style="margin:0;color:#495651">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

interface Page {
  readonly language: Language;
  readonly subject: string;
  /** Markup above the content, for example a gift card. */
  readonly banner?: string;
  /** CSS with media queries. Not every mail reader supports it, so the page must work without it. */
  readonly styles?: string;
}

const sheetStyle = 'border-top:4px solid #13231f;border-radius:0 0 16px 16px;padding:28px 24px';
const sheetBelowBannerStyle =
  'border:1px solid #dae2de;border-top:0;border-radius:0 0 16px 16px;padding:24px 20px;margin:0 12px';

/** The HTML page around the content of a mail. `inside` is markup. */
export const renderPage = ({ language, subject, banner, styles = '' }: Page, inside: string): string => {
  const size = language === 'bn' ? 'font-size:17px;line-height:1.7' : 'font-size:16px;line-height:1.55';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(subject)}</title>${styles && `<style>${styles}</style>`}</head>`,
    `<body style="margin:0;background:#f8fbf9;color:#13231f;font-family:${fonts[language]};${size}">`,
    '<div style="max-width:560px;margin:0 auto;padding:32px 16px">',
    `<div style="font-size:24px;font-weight:760;padding-bottom:10px">${language === 'bn' ? 'সরগম' : 'Sargam'}</div>`,
    banner ?? '',
    `<div style="background:#ffffff;${banner === undefined ? sheetStyle : sheetBelowBannerStyle}">`,
    inside,
    '</div></div></body></html>',
  ].join('');
};

export const renderRows = ({ rows = [] }: Pick<MailContent, 'rows'>): string => {
  if (rows.length === 0) return '';
  const row = ([name, value]: readonly [string, string]) =>
    '<tr>' +
    `<td style="padding:8px 0;border-top:1px solid #dae2de;color:#495651">${escapeHtml(name)}</td>` +
    `<td style="padding:8px 0;border-top:1px solid #dae2de;text-align:right;word-break:break-word">${escapeHtml(value)}</td>` +
    '</tr>';
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 20px">${rows.map(row).join('')}</table>`;
};

export const renderButton = (button: MailContent['button']): string =>
  button
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#f9ad1b;` +
      'color:#221703;font-weight:660;text-decoration:none;padding:13px 22px;border-radius:8px">' +
      `${escapeHtml(button.label)}</a></p>`
    : '';
