export { BarChart } from '@onehaul/ui/bar-chart';
