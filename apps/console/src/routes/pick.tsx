export { PickStation as Component } from '../features/stations/pick/pick-station.tsx';
