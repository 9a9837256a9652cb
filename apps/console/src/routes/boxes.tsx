export { BoxesStation as Component } from '../features/stations/boxes/boxes-station.tsx';
