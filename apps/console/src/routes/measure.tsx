export { MeasureStation as Component } from '../features/stations/measure/measure-station.tsx';
