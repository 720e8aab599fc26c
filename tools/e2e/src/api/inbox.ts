import { eventually } from '../eventually.ts';
import type { Site } from '../site.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

export const fetchAllMails = async ({ inbox }: Site): Promise<Mail[]> =>
  (await (await fetch(`${inbox}/email`)).json()) as Mail[];

/** The mails to an address, oldest first. */
export const fetchMails = async (site: Site, address: string): Promise<Mail[]> =>
  (await fetchAllMails(site)).filter(({ to }) => to.some((recipient) => recipient.address === address));

/** The link in the verification mail. */
export const waitForVerificationLink = (site: Site, address: string): Promise<string> =>
  eventually(`a verification mail reaches ${address}`, async () => {
    const links = (await fetchMails(site, address)).map(
      ({ html }) => /href="([^"]*\/verify-email#token=[^"]+)"/.exec(html)?.[1],
    );
    return links.find((link) => link !== undefined)?.replaceAll('&amp;', '&');
  });

const findGiftCardCode = ({ html }: Mail): string | undefined =>
  /\/giftcard#([A-Z2-9-]{16,19})/.exec(html)?.[1];

/** The mails with a gift card to an address, oldest first. */
export const fetchGiftCardMails = async (site: Site, address: string): Promise<Mail[]> =>
  (await fetchMails(site, address)).filter((mail) => findGiftCardCode(mail) !== undefined);

/** The code in the first gift card mail to an address. */
export const waitForGiftCardCode = (site: Site, address: string): Promise<string> =>
  eventually(`a gift card reaches ${address}`, async () => {
    const [mail] = await fetchGiftCardMails(site, address);
    return mail && findGiftCardCode(mail);
  });
