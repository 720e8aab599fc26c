import { Button, useTranslate } from '@sargam/kit';
import { useWidth } from '@sargam/kit/width';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { BarChart } from './BarChart.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './chart.module.css';
import { type ChartProps, seriesColor } from './chart-props.ts';
import { DonutChart } from './DonutChart.tsx';
import { LineChart } from './LineChart.tsx';
import { summarise } from './summary.ts';

const drawings = { bars: BarChart, line: LineChart, donut: DonutChart } as const;

const Legend = ({ series }: Pick<ChartProps, 'series'>) => (
  <ul className={styles.legend} aria-hidden="true">
    {series.map((one, index) => (
      <li key={one.key}>
        <i
          className={one.isEarlier ? styles.earlierKey : undefined}
          style={{ background: seriesColor(one, index) }}
        />
        {one.name}
      </li>
    ))}
  </ul>
);

/** Before the width of the page is known. */
const INITIAL_WIDTH = 640;

/** A chart is drawn for the width of its box and never scaled. */
const Drawing = (props: ChartProps) => {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, INITIAL_WIDTH);
  const Kind = drawings[props.kind];
  return (
    <div ref={box}>{props.labels.length > 0 && <Kind {...props} width={width} name={t(props.title)} />}</div>
  );
};

/** A chart with its title, a summary in words, and its values as a table. */
export const Chart = (props: ChartProps) => {
  const { title, series, kind } = props;
  const t = useTranslate();
  const [isTable, setTable] = useState(false);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <div className={styles.head}>
          <h2>{t(title)}</h2>
          <Button
            variant="ghost"
            size="small"
            icon={isTable ? <IconChartBar aria-hidden /> : <IconTable aria-hidden />}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
            text={isTable ? 'admin.chart.as_chart' : 'admin.chart.as_table'}
          />
        </div>
        <p>{props.summary ?? summarise(props, t)}</p>
      </figcaption>
      {isTable ? <ChartTable {...props} /> : <Drawing {...props} />}
      {!isTable && kind !== 'donut' && series.length > 1 && <Legend series={series} />}
    </figure>
  );
};
