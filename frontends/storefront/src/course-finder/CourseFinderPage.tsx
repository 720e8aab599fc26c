import {
  ErrorState,
  Link,
  layout,
  SectionHeader,
  SegmentedProgress,
  Skeleton,
  Text,
  useCategoryName,
  usePageTitle,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { levels } from '../shared/course-level.ts';
import { categoryCountsQuery } from '../shared/queries.ts';
import { CourseFinderResult } from './CourseFinderResult.tsx';
import {
  type Answers,
  budgets,
  type CompleteAnswers,
  courseFinderUrl,
  findNextQuestion,
  paces,
  parseAnswers,
  type Question,
  questions,
} from './choose-course.ts';
import styles from './course-finder.module.css';

type Option = { value: string; label: string };

/** Instruments come from the catalogue: only those with a course. */
const useOptions = (question: Question) => {
  const t = useTranslate();
  const nameOf = useCategoryName();
  const { data, isError, refetch } = useQuery(categoryCountsQuery());
  const fixed = { level: levels, pace: paces, budget: budgets };
  const options: readonly Option[] | undefined =
    question === 'instrument'
      ? data?.data.map(({ catagory }) => ({ value: catagory, label: nameOf(catagory) }))
      : fixed[question].map((value) => ({ value, label: t(`storefront.start.${question}.${value}`) }));
  return { options, failed: isError && !options, retry: () => void refetch() };
};

const QuestionStep = ({ question, answers }: { question: Question; answers: Answers }) => {
  const t = useTranslate();
  const { options, failed, retry } = useOptions(question);
  const index = questions.indexOf(question);
  const previous = questions[index - 1];
  return (
    <section className={styles.step} aria-labelledby="start-question">
      <SegmentedProgress
        count={questions.length}
        on={index + 1}
        label={t('storefront.start.step', { n: index + 1, total: questions.length })}
      />
      <h2 id="start-question">{t(`storefront.start.${question}.question`)}</h2>
      {failed && <ErrorState retry={retry} />}
      {!failed && !options && <Skeleton count={4} height={56} />}
      <ul className={styles.options}>
        {options?.map(({ value, label }) => (
          <li key={value}>
            <Link to={courseFinderUrl({ ...answers, [question]: value })}>{label}</Link>
          </li>
        ))}
      </ul>
      {previous && (
        <Link to={courseFinderUrl({ ...answers, [previous]: undefined })} text="storefront.start.back" />
      )}
    </section>
  );
};

/** Four questions, each answer a link, that end in one course and one free lesson. The URL has the answers. */
export default function CourseFinderPage() {
  const [searchParams] = useSearchParams();
  const answers = parseAnswers(searchParams);
  const question = findNextQuestion(answers);
  usePageTitle('storefront.start.title');
  return (
    <div className={`${layout.container} ${layout.section}`}>
      <SectionHeader
        as="h1"
        title={<Text id="storefront.start.title" />}
        text={<Text id={question ? 'storefront.start.text' : 'storefront.start.result_text'} />}
      />
      {question ? (
        <QuestionStep question={question} answers={answers} />
      ) : (
        <CourseFinderResult answers={answers as CompleteAnswers} />
      )}
    </div>
  );
}
