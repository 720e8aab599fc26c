import { createContext } from 'react';

type LocalizedText = { en: string; bn: string };

/** Who runs the site, from the settings of the shell's server. Empty texts are not shown. */
export type Company = {
  phone: string;
  /** When somebody answers the phone. */
  hours: LocalizedText;
  office: LocalizedText;
  tradeLicence: string;
  socialLinks: readonly { name: string; url: string }[];
};

export const unknownCompany: Company = {
  phone: '',
  hours: { en: '', bn: '' },
  office: { en: '', bn: '' },
  tradeLicence: '',
  socialLinks: [],
};

export const CompanyContext = createContext(unknownCompany);

/** Reads the configuration that the shell's server embeds in the page. */
export const readCompany = (): Company => {
  const inlined = document.getElementById('sargam-config')?.textContent;
  return (inlined && (JSON.parse(inlined) as { company?: Company }).company) || unknownCompany;
};
