import { type Company, unknownCompany } from '@sargam/kit';
import { configureCompany, renderInApp, screen } from '@sargam/kit/testing';
import { CompanyDetails } from './CompanyDetails.tsx';

const company: Company = {
  phone: '+880 2 0000-0000',
  hours: { en: 'Saturday to Thursday, 10 am to 8 pm', bn: 'শনি থেকে বৃহস্পতি, সকাল ১০টা–রাত ৮টা' },
  email: 'support@sargam.test',
  office: { en: 'Dhanmondi, Dhaka', bn: 'ধানমন্ডি, ঢাকা' },
  tradeLicence: 'TRAD/DSCC/000000/2026',
  socialLinks: [{ name: 'YouTube', url: 'https://youtube.com/@sargam' }],
};
const open = (value: Company, language: 'en' | 'bn' = 'en') => {
  configureCompany(value);
  return renderInApp(<CompanyDetails />, { language });
};

it.each([
  ['en', 'Saturday to Thursday, 10 am to 8 pm', 'Dhanmondi, Dhaka'],
  ['bn', 'শনি থেকে বৃহস্পতি, সকাল ১০টা–রাত ৮টা', 'ধানমন্ডি, ঢাকা'],
] as const)('shows phone, hours, office, licence and social links (%s)', (language, hours, office) => {
  open(company, language);
  expect(screen.getByRole('link', { name: '+880 2 0000-0000' })).toHaveAttribute('href', 'tel:+880200000000');
  for (const text of [hours, office, 'TRAD/DSCC/000000/2026']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://youtube.com/@sargam',
  );
});

it.each([
  ['en', 'bKash'],
  ['bn', 'বিকাশ'],
] as const)('without settings shows only the payment methods (%s)', (language, wallet) => {
  open(unknownCompany, language);
  expect(screen.getByText(wallet)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('term')).toBeNull();
});
