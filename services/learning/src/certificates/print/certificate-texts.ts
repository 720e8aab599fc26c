import type { Language } from '@sargam/chassis/formatting';

/** The fixed texts of a printed certificate. */
interface CertificateTexts {
  readonly brand: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly instructor: string;
  readonly theory: string;
  readonly practical: string;
  readonly date: string;
  readonly serial: string;
  readonly mark: (mark: string, most: string) => string;
  readonly check: string;
}

export const certificateTexts: Readonly<Record<Language, CertificateTexts>> = {
  en: {
    brand: 'Sargam',
    title: 'Certificate',
    before: 'This is to certify that',
    after: 'has watched every lesson and passed the theory and practical exams of the course',
    instructor: 'Instructor',
    theory: 'Theory',
    practical: 'Practical',
    date: 'Date',
    serial: 'Serial number',
    mark: (mark, most) => `${mark} of ${most}`,
    check: 'Check this certificate at',
  },
  bn: {
    brand: 'সরগম',
    title: 'সার্টিফিকেট',
    before: 'এই মর্মে প্রত্যয়ন করা যাচ্ছে যে',
    after: 'নিচের কোর্সের সব লেসন দেখেছেন এবং থিওরি ও প্র্যাকটিক্যাল পরীক্ষায় উত্তীর্ণ হয়েছেন',
    instructor: 'শিক্ষক',
    theory: 'থিওরি',
    practical: 'প্র্যাকটিক্যাল',
    date: 'তারিখ',
    serial: 'ক্রমিক নম্বর',
    mark: (mark, most) => `${most}-এ ${mark}`,
    check: 'সার্টিফিকেটটি যাচাই করুন',
  },
};
