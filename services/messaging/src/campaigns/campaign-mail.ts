import { toPlainText } from '@sargam/chassis/rich-text';
import { escapeHtml, type Language, type Mail, renderPage } from '../mails/mail.ts';
import type { Content } from './campaign.ts';

const texts = {
  en: {
    reason: 'Sargam sends you news about courses and offers.',
    unsubscribe: 'Unsubscribe from this kind of mail',
    test: 'Test',
  },
  bn: {
    reason: 'কোর্স ও অফারের খবর দিতে সরগম আপনাকে এই ইমেইল পাঠিয়েছে।',
    unsubscribe: 'এ ধরনের ইমেইল আর পেতে না চাইলে এখানে চাপুন',
    test: 'পরীক্ষা',
  },
} as const;

interface CampaignLinks {
  readonly siteUrl: string;
  /** The page that ends mass mail for this recipient. */
  readonly unsubscribeUrl: string;
}

/** Links and pictures of the site begin with a slash; a mail needs their whole address. */
const withSiteUrls = (html: string, siteUrl: string): string =>
  html.replaceAll(/(\s(?:src|href)=")\/(?!\/)/g, `$1${siteUrl.replace(/\/$/, '')}/`);

/** The mail of a campaign in one language. The body is sanitised HTML. */
export const campaignMail = (
  { subject, body }: Content,
  language: Language,
  { siteUrl, unsubscribeUrl }: CampaignLinks,
): Mail => {
  const { reason, unsubscribe } = texts[language];
  const html = withSiteUrls(body[language], siteUrl);
  const footer =
    '<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dae2de;color:#495651;font-size:14px">' +
    `${escapeHtml(reason)}<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#495651">${escapeHtml(unsubscribe)}</a></p>`;
  return {
    subject: subject[language],
    html: renderPage({ language, subject: subject[language], styles: 'a{color:#016151}' }, html + footer),
    text: `${toPlainText(html)}\n\n${reason}\n${unsubscribe}:\n${unsubscribeUrl}`,
  };
};

/** A preview without a recipient; its unsubscribe link has no token. */
export const sampleMail = (content: Content, language: Language, siteUrl: string): Mail =>
  campaignMail(content, language, { siteUrl, unsubscribeUrl: `${siteUrl}/unsubscribe` });

/** The mail to the admin who wrote it. */
export const testMail = (content: Content, language: Language, siteUrl: string): Mail => {
  const mail = sampleMail(content, language, siteUrl);
  return { ...mail, subject: `[${texts[language].test}] ${mail.subject}` };
};

/** One click in a mail program ends mass mail (RFC 8058): the program sends a POST to the address of the first header. */
export const unsubscribeHeaders = (siteUrl: string, token: string) => ({
  'List-Unsubscribe': `<${siteUrl}/api/v1/mass-mail/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const unsubscribePage = (siteUrl: string, token: string): string =>
  `${siteUrl}/unsubscribe?token=${token}`;
