export { Chart } from './Chart.tsx';
export type { ChartProps, ChartSeries } from './chart-props.ts';
