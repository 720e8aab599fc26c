import type { AccountContent } from './types.ts';

/** Password of every demo account. A production configuration never loads the demo data. */
export const DEMO_PASSWORD = 'sargam-demo';

const staff = (key: string, role: AccountContent['role'], name: string, serial: number): AccountContent => ({
  key,
  role,
  name,
  email: `${key}@sargam.test`,
  password: DEMO_PASSWORD,
  phone: `0170000000${serial}`,
  address: 'Lalmatia, Dhaka',
  dateOfBirth: '1990-01-15',
  language: 'en',
});

export const namedAccounts: readonly AccountContent[] = [
  staff('admin', 'admin', 'Sargam Admin', 1),
  staff('content', 'content', 'Sargam Content', 2),
  { ...staff('instructor', 'instructor', 'Arif Chowdhury', 3), instructor: 'arif-chowdhury' },
  {
    ...staff('student', 'student', 'Maliha Tasnim', 4),
    address: 'Dhanmondi, Dhaka',
    dateOfBirth: '2001-04-14',
    photo: 'student-maliha',
  },
];

const people: readonly (readonly [
  key: string,
  name: string,
  city: string,
  born: string,
  language: 'en' | 'bn',
])[] = [
  ['tanvir', 'Tanvir Ahmed', 'Mirpur, Dhaka', '1998-02-11', 'en'],
  ['ishrat', 'ইশরাত জাহান', 'উত্তরা, ঢাকা', '2000-07-03', 'bn'],
  ['joy', 'Joy Chakma', 'Rangamati', '1996-11-21', 'en'],
  ['sumaiya', 'সুমাইয়া আক্তার', 'কুমিল্লা', '2003-05-19', 'bn'],
  ['rafi', 'Rafiul Islam', 'Agrabad, Chattogram', '1994-09-30', 'en'],
  ['nabila', 'Nabila Haque', 'Gulshan, Dhaka', '1999-12-08', 'en'],
  ['shuvo', 'শুভ দাস', 'বরিশাল', '2002-03-26', 'bn'],
  ['mahi', 'Mahbuba Mahi', 'Sylhet', '2004-08-17', 'en'],
  ['imran', 'ইমরান হোসেন', 'বগুড়া', '1991-06-05', 'bn'],
  ['priya', 'Priyanka Saha', 'Khulna', '1997-10-12', 'en'],
  ['zarif', 'Zarif Rahman', 'Bashundhara, Dhaka', '2005-01-29', 'en'],
  ['lamia', 'লামিয়া ইসলাম', 'রাজশাহী', '2001-09-14', 'bn'],
  ['sakib', 'Sakib Mahmud', 'Mymensingh', '1995-04-22', 'en'],
  ['anika', 'Anika Tabassum', 'Mohammadpur, Dhaka', '2002-11-02', 'en'],
  ['dipu', 'দীপু রায়', 'দিনাজপুর', '1993-07-27', 'bn'],
  ['farzana', 'Farzana Kabir', 'Narayanganj', '1990-05-09', 'en'],
  ['niloy', 'Niloy Barua', 'Cox’s Bazar', '1999-03-18', 'en'],
  ['tania', 'তানিয়া সুলতানা', 'যশোর', '1998-08-31', 'bn'],
  ['arko', 'Arko Bhattacharya', 'Wari, Dhaka', '2003-02-06', 'en'],
  ['sadia', 'Sadia Afrin', 'Gazipur', '2000-10-25', 'en'],
  ['rakib', 'রাকিব হাসান', 'রংপুর', '1997-01-13', 'bn'],
  ['mithila', 'Mithila Roy', 'Faridpur', '2001-06-20', 'en'],
  ['asif', 'Asif Iqbal', 'Banani, Dhaka', '1989-12-30', 'en'],
  ['bristi', 'বৃষ্টি সরকার', 'টাঙ্গাইল', '2004-04-04', 'bn'],
  ['hasib', 'Hasibul Karim', 'Feni', '1996-09-16', 'en'],
];

const buyers: readonly AccountContent[] = people.map(([key, name, address, dateOfBirth, language], i) => ({
  key,
  role: 'student',
  name,
  email: `${key}@sargam.test`,
  password: DEMO_PASSWORD,
  phone: `017000001${String(i).padStart(2, '0')}`,
  address,
  dateOfBirth,
  language,
  ...(key === 'tanvir' ? { photo: 'student-tanvir' } : {}),
}));

export const accounts: readonly AccountContent[] = [...namedAccounts, ...buyers];
