import { answerMail } from '../mails/templates/answer.ts';
import { validateText } from './thread.ts';

it.each([
  ['message', 'How?', 0],
  ['message', ' \n ', 1],
  ['message', 'x'.repeat(2_000), 0],
  ['message', 'x'.repeat(2_001), 1],
  ['message', 'ক্ষ'.repeat(2_000), 0],
  ['message', `x${'\u0301'.repeat(20_000)}`, 1],
  ['reply', 'x'.repeat(5_000), 0],
  ['reply', 'x'.repeat(5_001), 1],
] as const)('the length of a %s is limited, and it must not be empty (%#)', (field, text, faults) => {
  expect(validateText(field, text)).toHaveLength(faults);
});

it.each([
  ['en', 'Arif: the answer to your message'],
  ['bn', 'Arif: আপনার মেসেজের উত্তর'],
] as const)(
  'the mail of an answer has the question, and both texts are escaped (%s)',
  (language, subject) => {
    const mail = answerMail({
      language,
      name: 'Mitu',
      instructor: 'Arif',
      question: 'Why <b>?',
      answer: 'So.\n\n<script>',
    });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('So.\n\n<script>');
    expect(mail.html).toContain('Why &lt;b&gt;?');
    expect(mail.html).not.toContain('<script>');
  },
);
