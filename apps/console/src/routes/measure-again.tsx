export { MeasureAgainStation as Component } from '../features/stations/measure-again/measure-again-station.tsx';
