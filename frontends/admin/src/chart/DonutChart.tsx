import { useFormat } from '@sargam/kit';
import { arc, pie } from 'd3-shape';
import styles from './chart.module.css';
import { type DrawingProps, seriesColor } from './chart-props.ts';
import { useActivePoint } from './useActivePoint.ts';

const MAX_SIZE = 260;

/** The first five parts have the colours of the series; all others are grey. */
const partColor = (index: number): string => (index < 5 ? seriesColor({}, index) : 'var(--c6)');

const usePercent = (total: number) => {
  const format = useFormat();
  return (value: number): string =>
    `${format.count(total > 0 ? Math.round((value / total) * 1000) / 10 : 0)}%`;
};

/** Parts of a whole, with the value and the share of each part beside it. */
export const DonutChart = ({ labels, series, format, width, name }: DrawingProps) => {
  const values = series[0]?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const percent = usePercent(total);
  const { active, pointProps } = useActivePoint(labels.length);
  const size = Math.min(MAX_SIZE, width);
  const shape = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(size * 0.29)
    .outerRadius(size / 2 - 4);
  const parts = pie<number>().sort(null)([...values]);
  const shown = active ?? -1;
  return (
    <div className={styles.donut}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for a group with a name */}
      <svg width={size} height={size} className={styles.drawing} role="group" aria-label={name}>
        <g transform={`translate(${size / 2} ${size / 2})`}>
          {parts.map((part, index) => (
            <path
              key={labels[index]}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a mark of an SVG drawing
              role="img"
              aria-label={`${labels[index]}: ${format(part.data)}, ${percent(part.data)}`}
              d={shape(part) ?? undefined}
              fill={partColor(index)}
              className={styles.part}
              {...pointProps(index)}
            />
          ))}
          <text aria-hidden="true" textAnchor="middle" dy="0.32em" className={styles.total}>
            {shown < 0 ? format(total) : percent(values[shown] ?? 0)}
          </text>
        </g>
      </svg>
      <ul className={styles.parts} aria-hidden="true">
        {labels.map((label, index) => (
          <li key={label} className={index === shown ? styles.activePart : undefined}>
            <i style={{ background: partColor(index) }} />
            <span>{label}</span>
            <b>{format(values[index] ?? 0)}</b>
            <span>{percent(values[index] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
