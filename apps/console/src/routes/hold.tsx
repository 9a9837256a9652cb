export { HoldStation as Component } from '../features/stations/hold/hold-station.tsx';
