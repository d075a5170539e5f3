import { BarChart } from '@mui/x-charts/BarChart';

interface OccupancyChartProps {
  height: number;
  months: readonly string[];
  /** From 0 to 1; null where there were no rooms. */
  shares: readonly (number | null)[];
  label: string;
  format: (share: number) => string;
}

/** More names than this stand in each other's way on a phone. */
const NAMED = 4;

/** Its own file, so that the charts' code comes only to those who look at one. */
export default function OccupancyChart({ height, months, shares, label, format }: OccupancyChartProps) {
  const step = Math.ceil(months.length / NAMED);
  return (
    <BarChart
      height={height}
      skipAnimation
      hideLegend
      margin={{ left: 0, right: 16, top: 16, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        { data: [...months], scaleType: 'band', categoryGapRatio: 0.35, tickLabelInterval: (_, at) => at % step === 0 },
      ]}
      yAxis={[{ min: 0, max: 1, width: 52, tickNumber: 4, valueFormatter: (share: number) => format(share) }]}
      series={[
        {
          data: [...shares],
          label,
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: (share) => (share === null ? '–' : format(share)),
        },
      ]}
      borderRadius={4}
    />
  );
}
