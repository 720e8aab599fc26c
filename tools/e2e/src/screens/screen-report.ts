import type { Place } from './places.ts';

/** What was found at a place, and in which combinations. */
export interface PlaceFindings {
  readonly place: Place;
  readonly findings: ReadonlyMap<string, readonly string[]>;
}

interface ReportFacts {
  readonly date: string;
  readonly commit: string;
  readonly minutes: number;
  /** `en light 1440`. */
  readonly combinations: readonly string[];
}

const countByRole = (results: readonly PlaceFindings[]): string =>
  [...Map.groupBy(results, ({ place }) => place.role)]
    .map(([role, places]) => `${places.length} as ${role}`)
    .join(', ');

const describeFinding = ([finding, seen]: readonly [string, readonly string[]], total: number): string => {
  const where = seen.length === total ? 'every combination' : seen.join(', ');
  return `- ${finding.replaceAll(/\s+/g, ' ').slice(0, 400)} (${where})`;
};

const describePlace = ({ place, findings }: PlaceFindings, total: number): string =>
  [
    `### ${place.role} ${place.route}`,
    '',
    ...[...findings].map((finding) => describeFinding(finding, total)),
    '',
  ].join('\n');

/** The report of `npm run test:screens` as Markdown. */
export const writeScreenReport = (results: readonly PlaceFindings[], facts: ReportFacts): string => {
  const { date, commit, minutes, combinations } = facts;
  const failed = results.filter(({ findings }) => findings.size > 0);
  const routes = new Set(results.map(({ place }) => place.route));
  return (
    `# Every screen in every combination

Written by \`npm run test:screens\` on ${date} from commit \`${commit}\`, in ${minutes} minutes.

${routes.size} routes of the route tables were opened at ${results.length} addresses (${countByRole(results)}), each in
${combinations.length} combinations: ${combinations.join(', ')}.
Checked: axe (in light 1440 and dark 390), horizontal overflow, cut-off text, links to unknown addresses, console errors and warnings, failed requests, and text
keys without a text.

${failed.length === 0 ? 'Nothing was found.' : `## Findings at ${failed.length} addresses\n`}
${failed.map((result) => describePlace(result, combinations.length)).join('\n')}`.trimEnd() + '\n'
  );
};
