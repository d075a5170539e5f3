import { BarChart } from '@mui/x-charts/BarChart';

interface RoomsChartProps {
  height: number;
  houses: readonly string[];
  series: readonly { label: string; color: string; data: readonly number[] }[];
}

/** Rooms of each house, stacked by their state. */
export default function RoomsChart({ height, houses, series }: RoomsChartProps) {
  return (
    <BarChart
      height={height}
      layout="horizontal"
      skipAnimation
      margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
      grid={{ vertical: true }}
      yAxis={[{ data: [...houses], scaleType: 'band', width: 112, categoryGapRatio: 0.35 }]}
      xAxis={[{ tickMinStep: 1, min: 0 }]}
      series={series.map(({ data, label, color }) => ({ data: [...data], label, color, stack: 'rooms' }))}
      borderRadius={4}
    />
  );
}
