export type LocalizedText = { en: string; bn: string };

/** Who runs the site, from the settings of the shell's server. Empty texts are not shown. */
export type Company = {
  phone: string;
  /** When somebody answers the phone. */
  hours: LocalizedText;
  email: string;
  office: LocalizedText;
  tradeLicence: string;
  socialLinks: readonly { name: string; url: string }[];
};

export const unknownCompany: Company = {
  phone: '',
  hours: { en: '', bn: '' },
  email: '',
  office: { en: '', bn: '' },
  tradeLicence: '',
  socialLinks: [],
};

/** The address of a link that calls a phone number. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
