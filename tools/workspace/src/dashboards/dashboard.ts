/** Units of Grafana's value formatter. */
export type Unit = 'short' | 'reqps' | 's' | 'bytes' | 'percentunit' | 'cores' | 'ops';

export interface Query {
  readonly expr: string;
  /** Grafana's legend format, such as `{{method}}`. */
  readonly legend: string;
}

export interface Panel {
  readonly title: string;
  readonly unit: Unit;
  readonly queries: readonly Query[];
  /** A single number that is red above 0, instead of a graph. */
  readonly mustBeZero?: true;
}

export interface Row {
  readonly title: string;
  readonly panels: readonly Panel[];
}

export interface Dashboard {
  /** The file name, and the uid that links of other dashboards use. */
  readonly id: string;
  readonly title: string;
  /** Whether the dashboard is about one service, chosen by the variable `$service`. */
  readonly hasServiceChoice: boolean;
  readonly rows: readonly Row[];
}

/** A graph with one query. */
export const graph = (title: string, unit: Unit, expr: string, legend: string): Panel => ({
  title,
  unit,
  queries: [{ expr, legend }],
});

/** A number that must be 0. */
export const panelThatMustBeZero = (title: string, expr: string): Panel => ({
  title,
  unit: 'short',
  queries: [{ expr, legend: title }],
  mustBeZero: true,
});

/** The rate of a counter in events per second, by labels. */
export const rateBy = (labels: string, counter: string): string =>
  `sum by (${labels}) (rate(${counter}[$__rate_interval]))`;

/** A quantile of a histogram in seconds, by labels. */
export const quantileBy = (quantile: number, labels: string, histogram: string, filter = ''): string =>
  `histogram_quantile(${quantile}, sum by (le, ${labels}) (rate(${histogram}_bucket${filter}[$__rate_interval])))`;
